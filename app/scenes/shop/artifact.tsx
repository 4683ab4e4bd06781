import type { ReactNode } from 'react';
import { BASE_HEIGHT_PX } from '../../engine/shelf-rows.ts';
import { fill } from '../../schema/fill.ts';
import { shopErrors, shopWords, site } from '../../schema/words.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import { Rings } from '../../ui/rings.tsx';
import type { Product } from './artifacts.ts';
import styles from './artifact.module.css';
import type { LoadState } from './use-likenesses.ts';

interface Props {
  readonly artifact: Product;
  readonly load: LoadState;
  /** A new number fetches the picture again. */
  readonly attempt: number;
}

/** A product on its shelf, with the tag below it. If it can be bought, both are one link. */
export function Artifact({ artifact, load, attempt }: Props) {
  const { alive } = useRealm();
  const { id, name, description, alt, link, picture, widthPx } = artifact;
  const likeness = `likeness-${id}`;
  const column = (
    <>
      <span className={styles.thing} data-load={load} data-picture={picture.name} id={likeness}>
        {/* Keeps the size of the product free, even if the picture does not load. */}
        <svg
          className={styles.place}
          width="1em"
          viewBox={`0 0 ${widthPx} ${BASE_HEIGHT_PX}`}
          aria-hidden="true"
        />
        {/* The Shop is not shown before its products have come. */}
        <Piece key={attempt} picture={picture} alt={alt} priority="high" />
        {alive && load === 'loading' ? <Rings className={styles.awaited} /> : null}
        {load === 'failed' ? (
          <span className={`${styles.unseen} paper`} aria-hidden="true">
            {fill(shopErrors.image_failed, { alt })}
          </span>
        ) : null}
      </span>
      <Tag
        name={name}
        description={description}
        note={link === null ? shopWords.not_for_sale : site.new_tab}
      />
    </>
  );
  return (
    <li className={styles.slot} data-artifact={id}>
      {link === null ? (
        <div className={styles.product}>{column}</div>
      ) : (
        <a
          className={styles.product}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${fill(shopWords.product_label, { name, description })} ${site.new_tab}`}
          aria-describedby={likeness}
        >
          {column}
        </a>
      )}
    </li>
  );
}

function Tag({ name, description, note }: { name: string; description: string; note: ReactNode }) {
  return (
    <span className={`${styles.tag} paper`} data-inked="">
      <b>{name}</b> <em>{description}</em> <small>{note}</small>
    </span>
  );
}
