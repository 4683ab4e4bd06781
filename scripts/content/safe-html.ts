/**
 * The HTML an essay or an agreement may contain: the tags a writer may type (RAW_TAGS), and those the build adds. All
 * other HTML is refused with a message, never silently removed.
 */
import type { Options as Schema } from 'rehype-sanitize';

/** The tags a writer may type, and the attributes each may have besides RAW_ATTRIBUTES. */
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

/** Every tag may have these, for a passage in another language. */
export const RAW_ATTRIBUTES: readonly string[] = ['lang', 'dir'];

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);

const OWN_TAGS = ['h2', 'h3', 'h4', 'h5', 'pre', 'section', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'wbr'];

/** The last check before HTML leaves: it lets exactly what we emit pass. */
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
  clobber: [], // all ids are made by us
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
