import { useRef } from 'react';
import { cabinet, cabinetFloor } from '../../schema/pictures.ts';
import { PLACE_ROUTES } from '../../schema/places.ts';
import { agreements, cabinetWords } from '../../schema/words.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { Scene } from '../../stage/frame/scene.tsx';
import { SceneHeading } from '../../stage/frame/scene-heading.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { QuietButton, QuietLink } from '../../ui/quiet.tsx';
import { cabinetMotion } from './cabinet.motion.ts';
import styles from './cabinet.module.css';
import { Folder } from './folder.tsx';
import { allOpen } from './sections.ts';
import { useAgreements } from './use-agreements.ts';
import { useFolders } from './use-folders.ts';

const SLUGS: readonly string[] = agreements.map(({ slug }) => slug);

/** The plate that comes first. */
const HERO = 'cabinet';

export const handle = platesAhead([cabinet], HERO);

/** An upright window shows more of the floor than there is in the picture. It moves with the boards it continues. */
const FURTHER = {
  floor: (
    <div className={styles.further} data-picture={cabinetFloor.name}>
      <Sheets picture={cabinetFloor} lazy />
    </div>
  ),
};

/** The Filing Cabinet: the agreements, in folders that slide open beside the drawn cabinet. */
export default function Cabinet() {
  const list = useRef<HTMLDivElement>(null);
  const { alive } = useRealm();
  const { texts, failed, asking, ask } = useAgreements(SLUGS);
  const { open, leaving, toggle, toggleAll, reveal } = useFolders(list, SLUGS, texts !== undefined);
  const words = cabinetWords;

  return (
    <Scene name="cabinet" document={words.document} className={styles.cabinet} scrolls logBeside="words">
      <div className={styles.room}>
        <div className={styles.file} data-page-words="">
          <QuietLink to={PLACE_ROUTES.athenaeum} back>
            {words.back}
          </QuietLink>
          <header className={`${styles.header} bokashi`}>
            <SceneHeading>{words.title}</SceneHeading>
            <p className={styles.subtitle}>{words.subtitle}</p>
            <p>{words.text}</p>
          </header>
          <InWords alt={words.alt} />
          <div className={styles.toggle}>
            <QuietButton onClick={toggleAll}>
              {alive && allOpen(open, SLUGS) ? words.close_all : words.expand_all}
            </QuietButton>
          </div>
          <div className={styles.folders} ref={list}>
            {agreements.map((agreement) => (
              <Folder
                key={agreement.slug}
                agreement={agreement}
                html={texts?.get(agreement.slug)}
                failed={failed}
                asking={asking}
                onAsk={ask}
                open={open.has(agreement.slug)}
                leaving={leaving.has(agreement.slug)}
                onToggle={() => toggle(agreement.slug)}
                onFound={() => reveal(agreement.slug)}
              />
            ))}
          </div>
        </div>
      </div>
      <Stage picture={cabinet} hero={HERO} motion={cabinetMotion} after={FURTHER} />
    </Scene>
  );
}
