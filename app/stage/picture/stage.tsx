import { useMemo, useRef } from 'react';
import { waysOf } from './cues.ts';
import cueStyles from './cues.module.css';
import type { Motion } from './motion.ts';
import { Backdrop } from './sheets.tsx';
import type { BackdropProps } from './sheets.tsx';
import { useCues } from './use-cues.ts';
import type { Introduction } from './use-cues.ts';
import { useMotion } from './use-motion.ts';
import { useParallax } from './use-parallax.ts';

interface Props extends Omit<BackdropProps, 'ways' | 'ref'> {
  /** What moves by itself in the picture. */
  readonly motion?: Motion | undefined;
  /** What turns up with the lines of an introduction. */
  readonly introduction?: Introduction;
}

/** What is far stays where it is. */
const MOVING_BANDS = '[data-band="1"], [data-band="2"]';

/** The picture of a scene: what moves in it, what turns up with the lines, and what follows the pointer. */
export function Stage({ motion, introduction, className, ...picture }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const cues = introduction?.cues;
  const ways = useMemo(() => cues && waysOf(cues), [cues]);
  useCues(ref, introduction);
  useParallax(ref, MOVING_BANDS);
  useMotion(ref, motion);
  return (
    <Backdrop
      {...picture}
      ref={ref}
      ways={ways}
      className={[introduction && cueStyles.cues, className].filter(Boolean).join(' ')}
    />
  );
}
