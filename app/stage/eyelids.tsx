import { eyelids } from '../schema/pictures.ts';
import styles from './eyelids.module.css';
import { Sheets } from './stage.tsx';

interface Props {
  readonly state: 'closed' | 'opening' | 'closing';
}

/** The inside of two eyelids, over everything. Opening and closing are the styles' business; their time is the story's. */
export function Eyelids({ state }: Props) {
  return (
    <div className={styles['lids']} data-lids-state={state} aria-hidden="true">
      <div className={styles['dark']} />
      <div className={styles['sheet']} data-picture={eyelids.name}>
        <Sheets picture={eyelids} lazy />
      </div>
    </div>
  );
}
