import type { Element, ElementContent, Root } from 'hast';
import { fill } from '../../app/schema/fill.ts';
import type { Words } from '../../app/schema/sources.ts';
import { element, elements, isElement, walkHtml } from './tree.ts';

/** An arrow as a letter: the second character keeps browsers from showing an emoji. */
const BACK_ARROW = '\u21a9\ufe0e';

/** A side note is put at the end of the nearest of these elements, so that it does not interrupt a sentence. */
const SIDE_NOTE_HOLDERS = ['p', 'li', 'dd'] as const;

interface NotesOptions {
  readonly words: Pick<Words['ui']['bookWords'], 'notes' | 'to_note' | 'from_note'>;
  /** Begins the ids of the notes, because several texts may share a page. */
  readonly idPrefix: string;
  readonly headingTag: string;
  /** Whether each note is repeated beside its paragraph, hidden from screen readers, which read the list at the end. */
  readonly sideNotes: boolean;
}

/** Sets the notes that remark has collected: references, side notes, and the list at the end. */
export function setNotes(root: Root, { words, idPrefix, headingTag, sideNotes }: NotesOptions): void {
  const found = root.children.find((child) => isElement(child, 'section') && 'dataFootnotes' in child.properties);
  if (!isElement(found)) return;
  root.children.splice(root.children.indexOf(found), 1);

  const items = elements(found).filter((it) => it.tagName === 'li' && String(it.properties['id']).startsWith('fn-'));
  const numberOf = new Map(items.map((item, i) => [String(item.properties['id']), i + 1]));
  const notes = items.map(contentOf);

  const timesReferred = notes.map(() => 0);
  for (const { node, parents } of walkHtml(root)) {
    if (!isElement(node, 'a') || !('dataFootnoteRef' in node.properties)) continue;
    const number = numberOf.get(String(node.properties['href']).slice(1)) ?? 0;
    const times = (timesReferred[number - 1] ?? 0) + 1;
    timesReferred[number - 1] = times;
    node.properties = {
      href: `#${idPrefix}fn-${number}`,
      id: referenceId(idPrefix, number, times),
      ariaLabel: fill(words.to_note, { number }),
    };
    const sup = parents.at(-1);
    if (isElement(sup, 'sup')) sup.properties = { className: ['ref'] };

    const holder = parents.findLast((parent) => isElement(parent, ...SIDE_NOTE_HOLDERS));
    if (!sideNotes || times > 1 || !isElement(holder)) continue;
    holder.children.push(...sideNote(number, notes[number - 1] ?? []));
  }

  const list = notes.map((note, i) => {
    const number = i + 1;
    const ways = Array.from({ length: timesReferred[i] ?? 0 }, (_, n) =>
      element('a', { href: `#${referenceId(idPrefix, number, n + 1)}`, ariaLabel: words.from_note }, [
        { type: 'text', value: BACK_ARROW },
      ]),
    );
    return element('li', { value: String(number), id: `${idPrefix}fn-${number}` }, [listed(note, ways)]);
  });
  const heading = element(headingTag, {}, [{ type: 'text', value: words.notes }]);
  root.children.push(element('section', { className: ['notes'] }, [heading, element('ol', {}, list)]));
}

const referenceId = (idPrefix: string, number: number, times: number) =>
  `${idPrefix}fnref-${number}${times > 1 ? `-${times}` : ''}`;

/** The content of a note without the links back that remark adds. */
function contentOf(item: Element): ElementContent[] {
  for (const it of elements(item)) {
    const back = it.children.findIndex((child) => isElement(child, 'a') && 'dataFootnoteBackref' in child.properties);
    if (back < 0) continue;
    it.children.splice(back); // the links back stand at the end, each after a space
    const last = it.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
  }
  return item.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

/** An entry of the list, with its links back at the end. */
function listed(note: readonly ElementContent[], ways: readonly Element[]): Element {
  const end = ways.flatMap((way) => [{ type: 'text' as const, value: ' ' }, way]);
  const last = note.at(-1);
  if (!isElement(last, 'p')) return element('div', {}, [...note, element('p', {}, end.slice(1))]);
  const words = [...last.children, ...end];
  return note.length === 1
    ? element('span', {}, words)
    : element('div', {}, [...note.slice(0, -1), { ...last, children: words }]);
}

/**
 * The note beside its paragraph. It is hidden from screen readers and where there are no styles, because it is in the
 * list too. A note with more than paragraphs is only in the list.
 */
function sideNote(number: number, note: readonly ElementContent[]): Element[] {
  if (!note.every((part) => isElement(part, 'p'))) return [];
  const text = note.flatMap((part, i) => [
    ...(i > 0 ? [element('br', {}, [])] : []),
    ...(isElement(part) ? withoutLinks(structuredClone(part.children)) : []),
  ]);
  const label = element('sup', {}, [{ type: 'text', value: String(number) }]);
  return [element('span', { className: ['side'], ariaHidden: 'true', hidden: true }, [label, ...text])];
}

/** What is hidden from screen readers must not take the focus. */
function withoutLinks(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const inside = withoutLinks(child.children);
    return child.tagName === 'a' ? inside : [{ ...child, children: inside }];
  });
}
