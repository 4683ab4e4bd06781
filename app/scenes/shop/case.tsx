import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Plate } from '../../schema/picture.ts';
import { shop as picture, shopBoard } from '../../schema/pictures.ts';
import { fill } from '../../schema/fill.ts';
import { bookPath } from '../../schema/places.ts';
import type { Essay } from '../../schema/sources.ts';
import { essays, shop, shopWords, site } from '../../schema/words.ts';
import { Choices } from '../../stage/frame/choices.tsx';
import { Piece, Sheets } from '../../stage/picture/sheets.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { Artifact } from './artifact.tsx';
import type { Product } from './artifacts.ts';
import { hangingsMotion } from './case.motion.ts';
import styles from './case.module.css';
import { Curtain } from './curtain.tsx';
import { Slices } from './slices.tsx';
import type { Likenesses } from './use-likenesses.ts';

/** The plates that hang from the beam, in front of the case and of the cloth. */
const HANGINGS = ['jar-left', 'jar-right', 'placard'];
const hangings: readonly Plate[] = picture.plates.filter(({ name }) => HANGINGS.includes(name));
const LIGHTS = ['light-left', 'light-right', 'light-middle'];

/** The books about Artifacts. */
const written: readonly Essay[] = essays;

interface Props {
  readonly rows: readonly (readonly Product[])[];
  readonly likenesses: Likenesses;
  /** The cloth covers the shelves. */
  readonly covered: boolean;
  /** The cloth has been used once: its picture is loaded, and stays. */
  readonly clothed: boolean;
  /** The text on the cloth. */
  readonly stocking: string;
  /** A message above the products. */
  readonly notice: ReactNode;
}

/** The Merchant's case: drawn to any height, with as many boards as there are rows. */
export function Case({ rows, likenesses, covered, clothed, stocking, notice }: Props) {
  const hung = useRef<HTMLDivElement>(null);
  useMotion(hung, hangingsMotion);
  return (
    <section className={styles.case} aria-label={shopWords.shelves_region}>
      <div className={styles.nook} aria-hidden="true">
        <Piece picture={picture} plate="wall" alt="" />
      </div>
      <Slices picture={picture} plate="shelf" className={styles.frame} into="rows" first />
      <div className={styles.basket} aria-hidden="true">
        <Piece picture={picture} plate="basket" alt="" />
      </div>
      <h2 className="hidden">{shop.placard}</h2>
      {notice}
      <div className={styles.rows} data-rows="" data-bare={likenesses.allFailed || undefined}>
        {rows.map((row) => (
          <div className={styles.row} key={row[0]?.id}>
            <Board />
            <ul className={styles.standing}>
              {row.map((artifact) => (
                <Artifact
                  key={artifact.id}
                  artifact={artifact}
                  load={likenesses.of(artifact.id)}
                  attempt={likenesses.attempt}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.print}>
        <p data-inked="">{site.storefront_note}</p>
        {written.map(({ slug, about, name }) => (
          <p key={slug} data-inked="">
            {fill(shopWords.essay, { artifact: about })} <Link to={bookPath(slug)}>{name}</Link>
          </p>
        ))}
        <div data-inked="">
          <Choices choices={shop.choices} told={false} />
        </div>
      </div>
      <Curtain down={covered} clothed={clothed} stocking={stocking} />
      <div ref={hung} className={styles.hangings} aria-hidden="true">
        <div data-picture={picture.name}>
          <Sheets picture={picture} plates={hangings} without={LIGHTS} />
          <div className={styles.glow} data-plate="glow">
            {hangings.map((plate) => (
              <Glow key={plate.name} from={plate} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.lintel} aria-hidden="true">
        <Piece picture={picture} plate="beam" alt="" />
      </div>
    </section>
  );
}

/** The light of a jar, without the jar. All lights are on one plate, which grows and fades. */
function Glow({ from: { name, riders = [] } }: { readonly from: Plate }) {
  return (
    <div data-plate={name}>
      <Sheets picture={picture} plates={riders.filter((rider) => LIGHTS.includes(rider.name))} />
      {riders
        .filter((rider) => rider.riders)
        .map((rider) => (
          <Glow key={rider.name} from={rider} />
        ))}
    </div>
  );
}

/** A board of any length, with its end caps. */
function Board() {
  return (
    <div className={styles.board} aria-hidden="true">
      <Slices picture={shopBoard} plate="board" className={styles.plank} into="columns" />
    </div>
  );
}
