/**
 * The HTML that an essay or an agreement may contain. A writer may type a few tags (RAW_TAGS); the build adds a few more.
 * Everything else is refused with a message, and never silently removed.
 */
import type { Options as Schema } from 'rehype-sanitize';

/** Tags a writer may type, with their attributes beside those every tag may have. */
export const RAW_TAGS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  cite: [],
  code: [],
  dd: [],
  del: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  hr: [],
  i: [],
  ins: [],
  kbd: [],
  li: [],
  mark: [],
  ol: ['start'],
  p: [],
  q: [],
  s: [],
  samp: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  time: ['datetime'],
  u: [],
  ul: [],
  var: [],
};

/** A passage in another language says so. */
export const RAW_ATTRIBUTES: readonly string[] = ['lang', 'dir'];

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);

const OWN_TAGS = ['h2', 'h3', 'h4', 'h5', 'pre', 'section', 'table', 'tbody', 'td', 'th', 'thead', 'tr'];

/** The last look at what leaves: exactly what we emit. */
export const SAFE: Schema = {
  tagNames: [...Object.keys(RAW_TAGS), ...OWN_TAGS],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'id', 'ariaLabel', ['rel', 'noopener', 'noreferrer']],
    abbr: ['title'],
    div: [['className', 'table-scroll'], ['role', 'region'], ['tabIndex', 0], 'ariaLabel', 'ariaLabelledBy'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    li: ['id', 'value'],
    ol: ['start'],
    section: [['className', 'notes']],
    span: [['className', 'side'], ['ariaHidden', 'true'], ['hidden', true]],
    sup: [['className', 'ref']],
    td: [['dataAlign', 'center', 'right']],
    th: [['dataAlign', 'center', 'right'], ['scope', 'col']],
    time: ['dateTime'],
  },
  ancestors: {
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script'],
  required: {},
  clobber: [], // every id is ours and bears the document's name
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
