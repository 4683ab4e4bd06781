import { useState } from 'react';
import { fill } from '../../schema/fill.ts';
import { narrow as picture } from '../../schema/pictures.ts';
import { ARCHIVE_ADDRESS, plainAddress } from '../../schema/plain-address.ts';
import type { PlaceId } from '../../schema/places.ts';
import { editions, map, narrow, narrowWords } from '../../schema/words.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { Rich } from '../../ui/rich.tsx';
import styles from './gate.module.css';

/** The texts that are found in a place. */
const INSIDE: Partial<Record<PlaceId, EditionProps['inside']>> = {
  cabinet: editions.cabinet,
  shelf: editions.shelf,
};

/**
 * What a window under 600 px shows instead of the realm: why, two hints, the plain pages, and an address to write to.
 * It is on every printed page, hidden, and the styles show it under that width. A wide page removes it once it is alive.
 */
export function Gate() {
  const { alive, narrow: isNarrow } = useRealm();
  if (alive && !isNarrow) return null;
  const Heading = isNarrow ? 'h1' : 'div';
  return (
    // A `section`, because it is the first element of the body: hydration fails if an extension puts an element of the
    // same kind before it.
    <section className={styles.gate} data-gate="" hidden={!isNarrow}>
      {isNarrow ? <title>{narrow.title}</title> : null}
      {/* Roles, because the gate is on every printed page, whose one `main` and one `h1` are the scene's. */}
      <div role="main" className={styles.page}>
        <div className={styles.keyhole} aria-hidden="true">
          <div className={styles.sheet} data-picture={picture.name}>
            <Sheets picture={picture} anyWidth />
          </div>
        </div>
        <Heading role="heading" aria-level={1} className={styles.title} tabIndex={-1}>
          {narrow.title}
        </Heading>
        <div className={styles.lead}>
          {narrow.body.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Options />
        <nav className={styles.editions} aria-labelledby="editions">
          <h2 id="editions">
            <a href={ARCHIVE_ADDRESS}>{narrowWords.plain_text}</a>
          </h2>
          <ul>
            {map.places.map(({ id, name }) => (
              <Edition key={id} slug={id} name={name} inside={INSIDE[id]} />
            ))}
            <Edition slug="lost" name={editions.lost} />
          </ul>
        </nav>
        <p className={styles.lead}>
          <span>
            <Rich of={narrow.contact} />
          </span>
        </p>
      </div>
    </section>
  );
}

interface EditionProps {
  readonly slug: string;
  readonly name: string;
  readonly inside?: readonly { readonly slug: string; readonly name: string }[] | undefined;
}

/** A plain page, and those that are found in it. */
function Edition({ slug, name, inside }: EditionProps) {
  return (
    <li>
      <a href={plainAddress(slug)}>{name}</a>
      {inside ? (
        <ul>
          {inside.map((text) => (
            <Edition key={text.slug} slug={text.slug} name={text.name} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A sentence with two options. Each opens its hint; without scripts both hints are open. */
function Options() {
  const { alive, narrow: isNarrow } = useRealm();
  const [open, setOpen] = useState<readonly number[]>([]);
  const live = alive || isNarrow;
  const toggle = (i: number) =>
    setOpen((now) => (now.includes(i) ? now.filter((other) => other !== i) : [...now, i]));
  return (
    <div className={styles.lead}>
      {narrow.options.map((option, i) => {
        const isOpen = !live || open.includes(i);
        return (
          <div key={option.text}>
            <p>
              <span>{i === 0 ? narrow.lead : narrow.joiner}</span>{' '}
              <button
                type="button"
                className={styles.option}
                aria-expanded={isOpen}
                aria-controls={`hint-${i}`}
                title={fill(isOpen ? narrowWords.hide_hint : narrowWords.show_hint, { option: option.text })}
                onClick={() => toggle(i)}
              >
                {option.text}
              </button>
            </p>
            <p id={`hint-${i}`} className={styles.hint} hidden={!isOpen}>
              {option.hint}
            </p>
          </div>
        );
      })}
    </div>
  );
}
