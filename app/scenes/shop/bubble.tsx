import { bubble as picture } from '../../schema/pictures.ts';
import { shopWords, site } from '../../schema/words.ts';
import { Rich } from '../../ui/rich.tsx';
import type { RichText } from '../../ui/rich.tsx';
import styles from './shop.module.css';
import { Slices } from './slices.tsx';

/** What Proteus says, in a bubble that grows with his words. */
export function Bubble({ words }: { readonly words: RichText }) {
  return (
    <div className={styles['speech']}>
      <div className={`${styles['bubble']} paper`} hidden={words.length === 0}>
        <Slices picture={picture} className={styles['balloon']} columns={3} rows={3} />
        <p role="status">
          <span className="hidden">{shopWords.speech_label} </span>
          <Rich of={words} newTab={site.new_tab} />
        </p>
      </div>
    </div>
  );
}
