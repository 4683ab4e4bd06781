import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseContent, readContent } from './read.ts';
import { loadFolder } from './folder.ts';
import type { Folder } from './folder.ts';
import {
  BOOK_HEAD,
  REAL_CONTENT,
  bodyOf,
  lineOf,
  problemsIn,
  fixture,
  withBook,
  withEdit,
  withFiles,
  withUiText,
} from './test-folder.ts';

describe('the real content', () => {
  test('parses, and has no placeholder left that is filled in at build time', async () => {
    const content = await readContent(REAL_CONTENT);
    expect(JSON.stringify(content)).not.toMatch(/\{(studio|email|link|storefront [\w-]+)\}/);
  });
});

test('reads the same with the line ends of another system', () => {
  const files = new Map([...fixture.files].map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`]));
  expect(parseContent({ ...fixture, files })).toEqual(parseContent(fixture));
});

describe('what the site is given', () => {
  const content = parseContent(fixture);

  test('an e-mail address becomes a link, and the studio its name', () => {
    expect(content.narrow.contact).toEqual([
      'Still at the keyhole? Write to ',
      { href: 'mailto:seer@studio.example', text: 'seer@studio.example' },
      ' and we will help you find a way in.',
    ]);
    expect(parseContent(withUiText(['site', 'name'], 'From {studio}')).ui.site.name).toBe('From Studio Example');
  });

  test('a text that may have links is a list even without any', () => {
    expect(content.shop.greetings[0]?.text).toHaveLength(1);
  });

  test('the rare greeting links to the storefront, in a new tab', () => {
    expect(content.shop.greetings[2]?.text[1]).toEqual({
      href: 'https://storefront.example/a-guide-to-theorensomatosis',
      text: 'the Orchard guide',
      newTab: true,
    });
  });

  test('what is not for sale has no link', () => {
    expect(content.shop.products.map(({ link }) => link === null)).toEqual([false, false, true]);
    expect(content.shop.products.map(({ heightPercent }) => heightPercent)).toEqual([70, 80, 80]);
  });

  test('an Artifact without a likeness stands under a cloth', () => {
    const shop = parseContent(withEdit(SHOP, '    picture: ears\n', '')).shop;
    expect(shop.products.map(({ picture }) => picture)).toEqual(['unknown', 'bonsai', 'unknown']);
  });

  test('an Artifact is removed with its entry alone', () => {
    const text = fixture.files.get(SHOP) ?? '';
    const [before = '', rest = ''] = text.split('  - id: sonorarium-of-resonance\n');
    const folder = withFiles({ [SHOP]: before + rest.slice(rest.indexOf('  - id: ')) });
    expect(parseContent(folder).shop.products.map(({ id }) => id)).toEqual(['a-guide-to-theorensomatosis', 'placeholder']);
  });

  test('a place of the map knows where it is', () => {
    expect(content.map.places[2]).toEqual({
      id: 'shop',
      name: 'The Shop',
      subtitle: 'Eight hands, no waiting.',
      to: '/port/shop',
    });
  });

  test('run-time placeholders stay', () => {
    const { ui: words } = parseContent(withUiText(['map', 'place_label'], '{name} of {studio}: {subtitle}'));
    expect(words.mapWords.place_label).toBe('{name} of Studio Example: {subtitle}');
  });

  test('a new book joins the shelf by its date', () => {
    const shelf = parseContent(withBook('Hello.')).books;
    expect(shelf[0]).toMatchObject({ slug: 'a-test', name: 'A Test', words: 1, html: '<p>Hello.</p>' });
    expect(shelf).toHaveLength(4);
  });

  test('the studio is taken literally, whatever its name holds', () => {
    const titled = (fixture.files.get(SEA) ?? '').replace('Out at Sea', 'Out with {studio}');
    const folder = withEdit('studio.yaml', 'Studio Example', '$& <b> *Ltd* & Sons');
    const { sea, agreements } = parseContent({ ...folder, files: new Map([...folder.files, [SEA, titled]]) });
    expect(sea.title).toBe('Out with $& <b> *Ltd* & Sons');
    expect(agreements[0]?.html).toContain('how $&amp; &lt;b&gt; *Ltd* &amp; Sons works');
  });
});

interface Mistake {
  readonly what: string;
  readonly name: string;
  readonly folder: Folder;
  /** The text on the line that must be named, or the number of the line. */
  readonly at: string | number;
  readonly says: RegExp;
}

const edit = (what: string, name: string, from: string, to: string, at: string | number, says: RegExp): Mistake => ({
  what,
  name,
  folder: withEdit(name, from, to),
  at,
  says,
});
const ui = (what: string, at: readonly string[], text: string, line: string, says: RegExp): Mistake => ({
  what,
  name: 'ui.yaml',
  folder: withUiText(at, text),
  at: line,
  says,
});
const book = (what: string, body: string, at: string, says: RegExp): Mistake => ({
  what,
  name: 'books/a-test.md',
  folder: withBook(body),
  at,
  says,
});

const SEA = 'scenes/sea.yaml';
const PORT = 'scenes/port.yaml';
const ATHENAEUM = 'scenes/athenaeum.yaml';
const SHOP = 'scenes/shop.yaml';
const MAP = 'scenes/map.yaml';
const REALM = 'books/a-new-realm.md';
const TERMS = 'cabinet/terms-of-use.md';
const CAUSE = /double quotes/;

const MISTAKES: readonly Mistake[] = [
  // YAML
  edit('an unclosed quotation mark', PORT, 'heading: "Welcome to the Port."', 'heading: "Welcome to the Port.', 2, /opened here and not closed/),
  edit('a text that only ends with a quotation mark', SEA, '"Out at Sea"', 'Out at Sea"', 2, /ends this text, and none begins it/),
  edit('an entry that only ends with one', SEA, '  - "Water', '  - Water', '- Water', /ends this text, and none begins it/),
  edit('a text between curly quotation marks', SEA, '"Out at Sea"', '“Out at Sea”', 2, /curly quotation marks, and visitors/),
  edit('a text between single curly ones', SEA, '"Out at Sea"', '‘Out at Sea’', 2, /curly quotation marks, and visitors/),
  edit('a # in a bare text', SEA, '"Out at Sea"', 'Out # at Sea', 2, /behind the # would not be shown/),
  edit('a # in a bare text that ends with a quotation mark', SEA, '"Out at Sea"', 'Out # at Sea"', 2, /none begins it/),
  edit('a quotation mark in a text', SEA, '"Out at Sea"', '"Out "at" Sea"', 2, /stands inside this text and ends it. Write \\" in its place/),
  edit('an apostrophe between single ones', SEA, '"Out at Sea"', "'Out at Sea's end'", 2, /stands inside this text and ends it/),
  edit('a colon in a bare text', SEA, '"Out at Sea"', 'Out: at Sea', 2, /a second colon in this line. Put the whole text between double quotes/),
  edit('a first field of an entry without a colon', SHOP, '- id: son', '- id son', '- id son', /no colon after the name/),
  edit('a first field of an entry without a space', SHOP, '- id: son', '- id:son', '- id:son', /no space after the colon/),
  edit('a group in a group without a colon', ATHENAEUM, '  refusals:', '  refusals', '  refusals', /no colon after the name/),
  edit('an equals sign for a colon', SEA, 'title: ', 'title = ', 2, /no colon after the name/),
  edit('a semicolon for a colon', SEA, 'title: ', 'title; ', 2, /no colon after the name/),
  edit('a wide colon', SHOP, '    height: 70', '    height：70', 'height：', /no colon after the name/),
  edit('a bullet for a hyphen', SEA, '  - "Water', '  • "Water', '• "Water', /begins with • in place of a hyphen/),
  edit('a dash for a hyphen', SHOP, '- id: son', '– id: son', '– id', /begins with – in place of a hyphen/),
  edit('spaces of another kind', SEA, '  text: "Tap', '\u00a0\u00a0text: "Tap', 'text: "Tap', /space of another kind/),
  edit('a tab', SEA, '  text: "Tap', '\ttext: "Tap', 5, /tab.*Replace it with spaces/),
  edit('a tab after spaces', SEA, '    to: /port', '  \tto: /port', 23, /tab.*Replace it with spaces/),
  edit('a tab in a text', SEA, 'Out at Sea', 'Out\\tat Sea', 'title:', /^title has a tab. Write spaces instead/),
  edit('a line too far to the right', SEA, '    to: /port', '      to: /port', 'to: /port', /does not begin under its neighbors/),
  edit('a line too far to the left', SEA, '    to: /port', '   to: /port', 'to: /port', /does not begin under its neighbors/),
  edit('an entry too far to the right', PORT, '  - text: "Head', '    - text: "Head', '- text: "Head', /does not begin under its neighbors/),
  edit('an entry too far to the left', PORT, '  - text: "Head', ' - text: "Head', '- text: "Head', /does not begin under its neighbors/),
  edit('a first line too far to the right', SEA, 'title:', '  title:', 2, /does not begin under its neighbors/),
  edit('a first entry too far to the left', SEA, '  - "Water', ' - "Water', '- "Water', /does not begin under its neighbors/),
  edit('a first entry with a tab', SEA, '  - "Water', '\t- "Water', '- "Water', /tab.*Replace it with spaces/),
  edit('a group too far to the right', SEA, 'eyelids:', ' eyelids:', 'eyelids:', /does not begin under its neighbors/),
  edit('a field outside its group', SEA, '  text: "Tap', 'text: "Tap', 'text: "Tap', /^text belongs to "eyelids". Give this line two more spaces/),
  edit('a field inside another group', SEA, 'document:', '  document:', 'document:', /^alt > document does not belong to "alt"/),
  edit('a colon without a space', SEA, 'title: ', 'title:', 'title:', /no space after the colon/),
  edit('a hyphen without a space', SEA, '  - "Water', '  -"Water', '-"Water', /no space after the hyphen/),
  edit('a first field without a colon', PORT, 'heading: ', 'heading ', 'heading "', /no colon after the name/),
  edit('a field of a group without a colon', SEA, '  text: "Tap', '  text "Tap', 'text "Tap', /no colon after the name/),
  edit('a group without a colon', SEA, 'eyelids:', 'eyelids', 'eyelids', /no colon after the name/),
  edit('a field without a colon', ATHENAEUM, 'button: ', 'button ', 'button "', /no colon after the name/),
  edit('a field twice', SEA, 'title:', 'title: "x"\ntitle:', 3, /twice/),
  edit('a bare text with a star', SEA, '"Out at Sea"', '*sea*', 2, CAUSE),
  edit('a bare text with an &', SEA, '"Out at Sea"', '&sea', 2, CAUSE),
  edit('a tag', SEA, '"Out at Sea"', '!sea x', 2, CAUSE),
  edit('a broken front matter', REALM, 'author: "The Seer"', 'author: "The Seer', 'author', /opened here and not closed/),

  // Fields
  edit('a missing field', PORT, 'heading: "Welcome to the Port."\n', '', 'preamble:', /^heading is missing. Add a line that begins with "heading:"/),
  edit('a missing field in an entry', SEA, '    to: /port', '', '- text: "Go to', /^choices no. 1 > to is missing/),
  edit('an unknown field', PORT, 'heading:', 'headin:', 'headin:', /^headin is not a field .* Did you mean "heading"\?$/),
  edit('an unknown field like no other', SEA, 'title:', 'wallpaper: "x"\ntitle:', 'wallpaper', /Take it out. The fields that can stand here: document, title, eyelids/),
  edit('an unknown field in an entry', SHOP, '    height: 70', '    hieght: 70', 'hieght', /products no. 1 > hieght .* Did you mean "height"\?/),
  edit('an empty field', SEA, '"Out at Sea"', '', 'title:', /^title is empty. Write a text between double quotes/),
  edit('an empty text', SEA, '"Out at Sea"', '""', 'title:', /^title is empty/),
  edit('a number for a text', SEA, '"Out at Sea"', '1984', 'title:', /^title must be a text between double quotes; it is the number 1984/),
  edit('a text for a number', SHOP, 'height: 70', 'height: "70"', 'height: "70"', /must be a number without quotation marks; it is the text "70"/),
  edit('a text for a yes or no', SHOP, 'storefront: false', 'storefront: "no"', 'storefront: "no"', /must be true or false/),
  edit('a text for a list', 'narrow.yaml', 'body:\n  - "This realm can only be seen through a suitable perspective."\n  - "Yours, at present, is a keyhole."', 'body: "One line."', 'body:', /^body must be a list/),
  edit('a list for a group', SEA, 'eyelids:\n  text: "Tap or click to wake up"', 'eyelids:\n  - "x"', 'eyelids:', /^eyelids must be a group of fields|^eyelids > text is missing/),
  edit('a text over several lines', SEA, '"Out at Sea"', '|\n  Out\n  at Sea', 'title:', /several lines/),
  edit('a space at the end', SEA, '"Out at Sea"', '"Out at Sea "', 'title:', /begins or ends with a space/),
  edit('a text that turns its direction', SEA, 'Out at Sea', 'Out at \u202eSea', 'title:', /^title has a character \(U\+202E, after "Out at"\) that cannot be seen/),
  edit('a text that turns it by a mark', SEA, 'Out at Sea', '\u200fOut at Sea', 'title:', /U\+200F, at its beginning/),
  edit('a text that turns it in writing', SEA, 'Out at Sea', 'Out \\u2066at Sea', 'title:', /U\+2066/),
  edit('a line break in disguise', SEA, 'Out at Sea', 'Out\u2028at Sea', 'title:', /U\+2028/),
  edit('a control character', SEA, 'Out at Sea', 'Out\\u0007 at Sea', 'title:', /U\+0007/),
  edit('a file that is only a text', 'narrow.yaml', fixture.files.get('narrow.yaml') ?? '', '"hello"\n', 1, /must hold fields/),
  edit('a field of former days', PORT, 'heading:', 'id: port\nheading:', 'id: port', /^id is not a field the site knows. Take it out/),

  // Numbers of lines
  edit('twelve lines in the Port', PORT, '  - "Nobody asks your business. A few shutters open an inch, in case you say it anyway."\n', '', 'preamble:', /^preamble has 12 lines; it must have exactly 13. Add the missing line\.$/),
  edit('fourteen lines in the Port', PORT, 'preamble:\n', 'preamble:\n  - "One more."\n', 'preamble:', /^preamble has 14 lines; .* 13. Take one line out/),
  edit('five lines at the doors', ATHENAEUM, '  - "You wait. The pages wait. They have had a good deal more practice."\n', '', 'preamble:', /has 5 lines; it must have exactly 6/),
  edit('22 lines when lost', 'scenes/lost.yaml', '  - "You are standing still. The footsteps are not."\n', '', 'preamble:', /has 22 lines; it must have exactly 23/),
  edit('no lines at sea', 'scenes/sea.yaml', (fixture.files.get(SEA) ?? '').split('preamble:')[1]?.split('\n\nchoices')[0] ?? '', ' []', 'preamble:', /has no line/),
  edit('a wrong line and too few', PORT, '  - "You row toward the bell until there is a tower for it to hang in."\n  - "A rope creaks, so there must be a post. A dog barks, and a street runs up to join it."', '  - 42', 'preamble:', /has 12 lines/),

  // The manual
  edit('nine refusals', ATHENAEUM, '    - "No... Turning it over will not help. The back is against it too."\n', '', 'refusals:', /^manual > refusals has 9 lines; it must have exactly 10/),
  edit('a refusal that does not refuse', ATHENAEUM, 'No... There is a line.', 'Yes. There is a line.', 'Yes. There', /^manual > refusals no. 4 does not begin with "No..."/),
  edit('one ending', ATHENAEUM, '    - weight: 0.92\n      text: "Write to the Seer at {email}. Say the manual sent you. The manual will deny it."\n', '', 'endings:', /^manual > endings has 1 ending; it must have exactly 2/),
  edit('endings that do not add up', ATHENAEUM, '0.92', '0.9', 'endings:', /^manual > endings has weights that add up to 0.98; they must add up to exactly 1/),
  edit('a choice with two ends', ATHENAEUM, '    opens: manual', '    opens: manual\n    to: /port', 'Read the lone', /^choices no. 1 must have either "to"/),
  edit('a choice with no end', ATHENAEUM, '    opens: manual\n', '', 'Read the lone', /^choices no. 1 must have either "to"/),
  edit('a choice that opens something else', ATHENAEUM, 'opens: manual', 'opens: window', 'opens:', /must be "manual"/),

  // The shop
  edit('greetings that do not add up', SHOP, 'weight: 0.04', 'weight: 0.05', 'greetings:', /^greetings has weights that add up to 1.01/),
  edit('a weight below 0', SHOP, 'weight: 0.04', 'weight: -0.04', '-0.04', /a weight lies between 0 and 1/),
  edit('an impossible height', SHOP, 'height: 70', 'height: 170', 'height: 170', /whole number from 1 to 100/),
  edit('a likeness that is not drawn', SHOP, 'picture: ears', 'picture: eras', 'picture: eras', /^products no. 1 > picture is "eras", which is not drawn. Did you mean "ears"\? Or take this line out: it then stands under a cloth\.$/),
  edit('a likeness like no other', SHOP, 'picture: ears', 'picture: telescope', 'picture: tel', /Drawn are: bonsai, ears, unknown\./),
  edit('a spine that is not drawn', REALM, 'spine: realm', 'spine: reaml', 'spine: reaml', /^spine is "reaml", which is not drawn. Did you mean "realm"\?/),
  edit('a link to an unknown product', SHOP, 'product: a-guide-to-theorensomatosis', 'product: a-guide-to-theorensomatois', 'product: a', /no Artifact of the shop. Did you mean "a-guide-to-theorensomatosis"\?/),
  edit('a link to what is not for sale', SHOP, 'product: a-guide-to-theorensomatosis', 'product: placeholder', 'product: p', /not for sale/),
  edit('a link without a place', SHOP, 'You will want {link}.', 'You will want it.', '- weight: 0.04', /^greetings no. 3 has a link but no \{link\}/),
  edit('a place without a link', SHOP, '    link:\n      label: "the Orchard guide"\n      product: a-guide-to-theorensomatosis\n', '', '- weight: 0.04', /no link. Add a link with a label and a product/),
  edit('an artifact without an address', 'studio.yaml', '  sonorarium-of-resonance: "https://storefront.example/sonorarium-of-resonance"\n', '', 0, /x/),
  edit('an artifact twice', SHOP, 'id: placeholder', 'id: sonorarium-of-resonance', 'id: sonorarium-of-resonance\n    name: "???"', /once more/),

  // The studio
  edit('an address for nothing', 'studio.yaml', '  sonorarium-of-resonance:', '  sonorarium-of-resonanc:', 'resonanc:', /^storefront > sonorarium-of-resonanc is no Artifact of the shop. Did you mean "sonorarium-of-resonance"\?/),
  edit('an address for what is not for sale', 'studio.yaml', 'storefront:\n', 'storefront:\n  placeholder: "https://a.example/"\n', 'placeholder', /says "storefront: false"/),
  edit('an address that is none', 'studio.yaml', 'https://storefront.example/son', 'storefront.example/son', '  sonorarium', /from https:\/\/ on/),
  edit('a dangerous address', 'studio.yaml', 'https://storefront.example/sonorarium-of-resonance', 'javascript:alert(1)', '  sonorarium', /not the address of a page/),
  edit('a site that has no address of its own', 'studio.yaml', 'url: "https://studio.example"', 'url: "https://studio.example/realm"', 'url:', /not the site's address/),
  edit('a site that ends in a slash', 'studio.yaml', 'url: "https://studio.example"', 'url: "https://studio.example/"', 'url:', /without a slash/),
  edit('a site without https', 'studio.yaml', 'url: "https:', 'url: "http:', 'url:', /not the site's address/),
  edit('an address without slashes', 'studio.yaml', 'https://storefront.example/sonorarium-of-resonance', 'https:storefront.example', '  sonorarium', /must have two slashes after "https:"/),
  edit('an address with a login', 'studio.yaml', 'https://storefront.example/sonorarium-of-resonance', 'https://a:b@storefront.example/', '  sonorarium', /has a user name before an @/),
  edit('a name that turns its direction', 'studio.yaml', 'Studio Example', 'Studio \u202eelpmaxE', 'name:', /^name has a character \(U\+202E/),
  edit('an e-mail address that is none', 'studio.yaml', 'seer@studio.example', 'seer at studio', 'email:', /not an e-mail address/),
  edit('a name with brackets', 'studio.yaml', 'Studio Example', '{studio}', 'name:', /curly bracket/),

  // Links
  edit('a choice to nowhere', SEA, 'to: /port', 'to: /prot', 'to: /prot', /^choices no. 1 > to is "\/prot", which is no place of the realm. Did you mean "\/port"\?/),
  edit('a choice to elsewhere', SEA, 'to: /port', 'to: https://elsewhere.example/', 'to: https', /no place of the realm. Places: \/, \/port/),
  edit('an unknown place of the map', MAP, '  sea:', '  ocean:', '  ocean:', /^places > ocean is not a field/),

  // Placeholders
  ui('an unknown placeholder', ['controls', 'speed_value'], '{vlaue} of 100, {pace}', 'speed_value', /has \{vlaue\}, which the site does not fill in here. .* \{studio\}, \{value\}, \{pace\}/),
  ui('a placeholder that is needed', ['book', 'byline'], 'by somebody', 'byline', /lacks \{author\}/),
  edit('a link where there can be none', SEA, '"Out at Sea"', '"Write to {email}"', 'title:', /has \{email\}, which/),
  edit('half a bracket', SEA, '"Out at Sea"', '"Out at {studio"', 'title:', /without its partner/),
  edit('no e-mail address on the narrow page', 'narrow.yaml', '{email}', 'us', 'contact:', /lacks \{email\}/),
  edit('a placeholder in a description', REALM, 'There is a sea now', '{Studio} has a sea now', 'description', /has \{Studio\}/),
  edit('a book whose name turns its direction', REALM, 'A New Realm', 'A \u2067New Realm', 'name:', /^name has a character \(U\+2067/),
  edit('a placeholder in a book', REALM, 'I used to keep', '{name} used to keep', '{name}', /^\{name\} is not filled in by the site/),
  book('a misspelt placeholder', 'One\ntwo\n{emial} three', '{emial}', /Did you mean "email"\?/),

  // Fields of texts
  edit('a slug unlike its file', REALM, 'slug: a-new-realm', 'slug: a-new-reaml', 'slug:', /^slug is "a-new-reaml", but the file is called "a-new-realm.md"/),
  edit('a slug with capitals', REALM, 'slug: a-new-realm', 'slug: A-New-Realm', 'slug:', /^slug is "A-New-Realm". Use small letters/),
  edit('a slug that goes elsewhere', REALM, 'slug: a-new-realm', 'slug: ../../etc', 'slug:', /Use small letters/),
  edit('a former slug that is a page', REALM, 'spine: realm', 'spine: realm\nwas: [port]', 'was:', /^was no. 1 names "port", which is the slug of a page today/),
  edit('a former slug that hosts keep', REALM, 'spine: realm', 'spine: realm\nwas: [index]', 'was:', /^was no. 1 names "index", which hosts and computers keep/),
  ...['"404"', 'index', 'con'].map((slug) => ({
    what: `a book called ${slug}`,
    name: `books/${slug.replaceAll('"', '')}.md`,
    folder: withFiles({ [`books/${slug.replaceAll('"', '')}.md`]: `${BOOK_HEAD.replace('a-test', slug)}Hello.\n` }),
    at: 2,
    says: /which hosts and computers keep for themselves. Choose another/,
  })),
  edit('a former slug twice', REALM, 'spine: realm', 'spine: realm\nwas: [old, old]', 'was:', /^was names a slug twice/),
  edit('a slug taken', REALM, 'slug: a-new-realm', 'slug: an-introduction-to-sound-mindfulness', 1, /x/),
  edit('a date in another way', REALM, 'December 24, 2024', '2024-12-24', 'publishDate', /^publishDate is "2024-12-24", which is not a day. Write it as in "June 11, 2025"/),
  edit('a day that is none', REALM, 'December 24, 2024', 'February 30, 2024', 'publishDate', /not a day/),
  edit('a date that is missing', TERMS, 'lastUpdated: "June 11, 2025"\n', '', 2, /^lastUpdated is missing/),
  edit('an unknown field at the top', TERMS, 'summary:', 'sumary:', 'sumary', /Did you mean "summary"\?/),
  edit('no fields at the top', REALM, '---\n', '', 1, /must begin with a line of three hyphens/),
  edit('an empty line before the fields', REALM, '---\n', '\n---\n', 1, /must begin with its line of three hyphens .* Take out what is empty/),
  edit('four hyphens above the fields', REALM, '---\n', '----\n', 1, /This line must be three hyphens .* and nothing else/),
  edit('a dash above the fields', REALM, '---\n', '—\n', 1, /This line must be three hyphens/),
  edit('a dash below the fields', REALM, '\n---\n\nI used', '\n—\n\nI used', '—\n\nI used', /This line must be three hyphens/),
  edit('hyphens further to the right', REALM, '\n---\n\nI used', '\n  ---\n\nI used', '  ---\n\nI used', /This line must be three hyphens/),
  edit('fields without an end', REALM, '\n---\n\nI used', '\n\nI used', 1, /must end with a line of three hyphens/),

  // Files
  { what: 'a missing file', name: PORT, folder: withFiles({ [PORT]: undefined }), at: 1, says: /^This file is missing. Put it back.$/ },
  { what: 'a misnamed file', name: PORT, folder: withFiles({ [PORT]: undefined, 'scenes/prot.yaml': 'x: 1' }), at: 1, says: /Is it "scenes\/prot.yaml"\? Rename that/ },
  { what: 'a strange file', name: 'scenes/prt.yaml', folder: withFiles({ 'scenes/prt.yaml': 'x: 1' }), at: 1, says: /does not know this file .* Did you mean "scenes\/port.yaml"\?/ },
  { what: 'a book with two endings', name: 'books/kettles.md.txt', folder: withFiles({ 'books/kettles.md.txt': 'x' }), at: 1, says: /Did you mean "books\/kettles.md"\? Rename it/ },
  { what: 'a book in another folder', name: 'Books/Kettles.md', folder: withFiles({ 'Books/Kettles.md': 'x' }), at: 1, says: /Did you mean "books\/kettles.md"\?/ },
  { what: 'a book of a word processor', name: 'books/kettles.docx', folder: withFiles({ 'books/kettles.docx': 'x' }), at: 1, says: /Did you mean "books\/kettles.md"\? Copy its words into a file of plain text/ },
  { what: 'words with another ending', name: 'scenes/port.yml', folder: withFiles({ 'scenes/port.yml': 'x' }), at: 1, says: /Did you mean "scenes\/port.yaml"\?/ },
  { what: 'an empty file', name: PORT, folder: withFiles({ [PORT]: ' \n' }), at: 1, says: /^This file is empty/ },
  { what: 'a file in another encoding', name: PORT, folder: { ...withFiles({}), garbled: new Map([[PORT, 7]]) }, at: 7, says: /the file is not saved as UTF-8. Save it as UTF-8/ },
  { what: 'an empty book', name: REALM, folder: withFiles({ [REALM]: '' }), at: 1, says: /^This file is empty/ },
  { what: 'a missing agreement', name: TERMS, folder: withFiles({ [TERMS]: undefined }), at: 1, says: /^This file is missing/ },
  { what: 'a fourth agreement', name: 'cabinet/fourth.md', folder: withFiles({ 'cabinet/fourth.md': fixture.files.get(TERMS) ?? '' }), at: 1, says: /has 3 drawers and none for this/ },
  { what: 'a book without a text', name: 'books/a-test.md', folder: withFiles({ 'books/a-test.md': BOOK_HEAD }), at: 7, says: /no text below the fields/ },
  { what: 'a book with only a comment', name: 'books/a-test.md', folder: withFiles({ 'books/a-test.md': `${BOOK_HEAD}<!-- later -->\n` }), at: 7, says: /no text below the fields/ },
  { what: 'a book without fields', name: 'books/a-test.md', folder: withFiles({ 'books/a-test.md': '---\n---\nHello.' }), at: 1, says: /no fields between/ },

  // Texts
  book('a heading of the first level', '# A Test\n\nHello.', '# A Test', /highest kind.*begin with ##/),
  book('a skipped level', '## One\n\nHello.\n\n#### Two', '#### Two', /"Two" skips a level.*### *, not ####/),
  book('a first heading too low', '### One\n\nHello.', '### One', /skips a level.*begin it with ##, not ###/),
  book('a heading too deep', '## One\n\n### Two\n\n#### Three\n\n##### Four', '##### Four', /too deep/),
  book('a heading without words', 'Hello.\n\n##\n\nWorld.', '##', /no words/),
  book('a note on a heading', '## One[^1]\n\nHello.\n\n[^1]: Note.', '## One', /has a note/),
  book('a reference without a note', 'Hello.\n\nWorld[^2].', 'World', /^\[\^2\] points to a note that is not there/),
  book('a note without a reference', 'Hello.\n\n[^1]: Note.', '[^1]', /^Nothing in the text points to the note \[\^1\]/),
  book('a note twice', 'Hello[^1].\n\n[^1]: Note.\n\n[^1]: Another.', '[^1]: Another', /a second time/),
  book('a note in a note', 'Hello[^1].[^2]\n\n[^1]: Note[^2].\n[^2]: Another.', '[^1]: Note', /A note cannot have a note/),
  book('an empty note', 'Hello[^1].\n\n[^1]:\n', '[^1]:\n', /is empty|not there/),
  book('a picture', 'Hello.\n\n![A pear](/pear.png)', '![A', /picture cannot stand/),
  book('a picture in HTML', 'Hello.\n\n<img src="pear.png">', '<img', /^<img>: a picture cannot stand in a text/),
  book('a box to tick', '- [ ] Pear', '- [ ]', /no boxes/),
  book('a link to nowhere', 'See\n[that](/port/shpo).', '[that]', /leads to no place of this site. Did you mean "\/port\/shop"\?/),
  book('half a link', '[that](elsewhere.example)', '[that]', /is not complete/),
  book('a link without slashes', 'See\n[that](http:evil.example).', '[that]', /"http:evil.example" must have two slashes after "http:"/),
  book('a link with a login', 'See\n[that](https://user:pw@host.example).', '[that]', /has a user name before an @/),
  book('a bare link with a login', 'See\nhttps://user:pw@host.example/ there.', 'https:', /has a user name before an @/),
  book('a link in HTML with a login', 'See\n<a href="https://user@host.example">that</a>.', '<a', /has a user name before an @/),
  book('a definition without slashes', 'See [that].\n\n[that]: https:evil.example', '[that]: h', /two slashes/),
  book('a text that turns its direction', 'One\ntwo \u202ethree', 'two', /^The text has a character \(U\+202E, after ".*two"\)/),
  book('a text that turns it by name', 'One\n\ntwo &rlm;three', 'two', /U\+200F/),
  book('a text that turns it by number', 'One\n\ntwo &#x202e;three', 'two', /U\+202E/),
  book('HTML that turns it', 'One\n\n<p>two &#x2066;three</p>', '<p>', /U\+2066/),
  book('a tooltip that turns it', 'One\n\n[two](/port "to &#x202e;port")', '[two]', /U\+202E/),
  book('a tooltip in HTML that turns it', 'One\n\n<abbr title="&#x202e;x">two</abbr>', '<abbr', /U\+202E/),
  book('a link that turns it', 'One\n\n[two](https://a.example/&#x202e;x)', '[two]', /U\+202E/),
  book('code that turns it', 'One\n\n```\ntwo \u202e\n```', 'two', /U\+202E/),
  book('a control character', 'One\n\ntwo \u0007', 'two', /U\+0007/),
  book('a link to another server in disguise', '[that](//elsewhere.example)', '[that]', /is not complete/),
  book('an empty link', '[that]()', '[that]', /leads nowhere/),
  book('a link to no heading', '## Kettles\n\nHello.\n\n[See](#kettle)', '[See]', /no such heading in this text. Did you mean "#kettles"\?/),
  book('a dangerous link', 'Hello.\n\n[x](javascript:alert(1))', '[x]', /"javascript:alert\(1\)" is not possible/),
  book('a dangerous definition', 'Hello [x].\n\n[x]: javascript:alert(1)', '[x]: j', /is not possible/),
  book('a script', 'Hello.\n\n<script>alert(1)</script>', '<script>', /^<script> cannot stand in a text/),
  book('a script further down in HTML', '<div>\nHello.\n<script>alert(1)</script>\n</div>', '<script>', /^<script> cannot stand/),
  book('a style', '<p style="color: red">Hello.</p>', '<p', /^<p> cannot have style="..."/),
  book('a handler', 'Hello <b onclick="alert(1)">you</b>.', 'Hello', /^<b> cannot have onclick="..."/),
  book('an id', 'Hello <b id="main">you</b>.', 'Hello', /cannot have id=/),
  book('a heading in HTML', '<h2>One</h2>', '<h2>', /begin the line with ## instead/),
  book('a misspelt tag', 'Hello <stong>you</stong>.', 'Hello', /<stong> cannot stand in a text. Did you mean "strong"\?/),
  book('a tag never closed', 'One\n\nHello <b>you.\n\nTwo', 'Hello', /^<b> is never closed/),
  book('a tag never opened', 'Hello</b>.', 'Hello', /closes a <b> that is not open/),
  book('tags crossed', '<b><i>x</b></i>', '<b>', /^<\/b> stands before <\/i>/),
  book('a value without quotation marks', 'Hello <b lang=la>you</b>.', 'Hello', /Write every value between double quotes/),
  book('a stray bracket in HTML', '<p>\n1 < 2\n</p>', '1 <', /write a plain < as &lt;/),
];

/** Mistakes that are reported at another place than the edit. */
const ELSEWHERE: Readonly<Record<string, { name: string; at: string; says: RegExp }>> = {
  'an artifact without an address': { name: SHOP, at: 'storefront: true', says: /^products no. 1 > storefront is true, but content\/studio.yaml has no address for "sonorarium-of-resonance"/ },
  'a slug taken': { name: 'books/an-introduction-to-sound-mindfulness.md', at: 'slug:', says: /and so is that of content\/books\/a-new-realm.md/ },
};

test('a book may say which Artifact it is about, and what its slug was', () => {
  const folder = withEdit(REALM, 'spine: realm', 'spine: realm\nartifact: sonorarium-of-resonance\nwas: [an-old-realm]');
  const found = parseContent(folder).books.find(({ slug }) => slug === 'a-new-realm');
  expect(found).toMatchObject({ about: 'Otic Appendages', was: ['an-old-realm'] });
  expect(parseContent(withEdit(REALM, 'spine: realm', 'artifact: gone')).books.every(({ about }) => about === undefined)).toBe(true);
});

describe('a mistake is told with its file, its line and its cure', () => {
  test.each(MISTAKES)('$what', ({ what, folder, ...told }) => {
    const { name, at, says } = ELSEWHERE[what] ?? told;
    const problems = problemsIn(folder);
    const line = typeof at === 'number' ? at : lineOf(folder, name, at);
    const said = problems.map((problem) => `${problem.file}:${problem.line}  ${problem.message}`);
    const matching = problems.filter(
      (problem) => problem.file === `content/${name}` && problem.line === line && says.test(problem.message),
    );
    expect(matching, `line ${line}; said:\n${said.join('\n')}`).toHaveLength(1);
    for (const { message } of problems) {
      expect(message, 'a sentence and a cure').toMatch(/[.?]$/);
      expect(message).not.toMatch(/undefined|\[object|Expected|Invalid/);
    }
  });

  test('all at once, in the order of files and lines', () => {
    const folder = withEdit(PORT, 'heading:', 'headin: "x"\ncolor: red\nsound: "loud"\nheading:');
    const two = { ...folder, files: new Map([...folder.files, [SEA, (folder.files.get(SEA) ?? '').replace('title:', 'tittle:')]]) };
    expect(problemsIn(two).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/scenes/port.yaml:2',
      'content/scenes/port.yaml:3',
      'content/scenes/port.yaml:4',
      'content/scenes/sea.yaml:2',
    ]);
  });

  test('a line that is nearly three hyphens hides no mistake of the fields and the text', () => {
    const folder = withFiles({ 'books/a-test.md': `${BOOK_HEAD.replaceAll('---', '—').replace('author:', 'auther:')}# No\n` });
    expect(problemsIn(folder).map(({ line }) => line)).toEqual([1, 4, 7, 8]);
  });

  test('a misspelt field is told once, not as unknown and missing', () => {
    expect(problemsIn(withEdit(PORT, 'heading:', 'headin:'))).toHaveLength(1);
  });

  test('a broken file does not hide what is wrong in a text', () => {
    const files = new Map([...withBook('# No').files, ['studio.yaml', 'name: "x']]);
    expect(new Set(problemsIn({ ...fixture, files }).map(({ file }) => file))).toEqual(
      new Set(['content/books/a-test.md', 'content/studio.yaml']),
    );
  });

  test('a line in a wrong column does not hide the other mistakes of its file', () => {
    const folder = withEdit(SEA, '    to: /port', '   to: /prot');
    const misspelt = (folder.files.get(SEA) ?? '').replace('title:', 'tittle:').replace('eyelids:', 'eyelids');
    expect(problemsIn({ ...folder, files: new Map([...folder.files, [SEA, misspelt]]) }).map(({ line }) => line)).toEqual([2, 4, 23]);
  });

  test.each([
    ['a bullet', SHOP, '- id: son', '• id: son'],
    ['a colon', SHOP, '- id: son', '- id son'],
    ['an equals sign', SEA, 'title: ', 'title = '],
    ['a quotation mark', PORT, 'heading: "', 'heading: '],
    ['curly ones', SHOP, '"ARTIFACTS"', '“ARTIFACTS”'],
    ['other spaces', ATHENAEUM, '  refusals:', '\u00a0\u00a0refusals:'],
  ])('what looks almost right is told once, and no later line: %s', (_, name, from, to) => {
    expect(problemsIn(withEdit(name, from, to))).toHaveLength(1);
  });

  test('a first field without its colon is told once, and no later line', () => {
    const folder = withEdit(PORT, 'heading:', 'heading');
    expect(problemsIn(folder)).toMatchObject([{ line: 2, message: expect.stringMatching(/no colon after the name/) }]);
  });

  /** The folder with several edits: file, from, to. */
  const withEdits = (...edits: readonly (readonly [string, string, string])[]): Folder => {
    const files = new Map(fixture.files);
    for (const [name, from, to] of edits) {
      expect(files.get(name)).toContain(from);
      files.set(name, (files.get(name) ?? '').replace(from, () => to));
    }
    return { ...fixture, files };
  };
  const told = (folder: Folder) => problemsIn(folder).map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);

  test.each([
    ['a choice', [[SEA, 'to: /port', 'to: /prot'], [SEA, 'title:', 'titel:']], ['titel is not', 'to is "/prot"']],
    ['a choice, above a line without its colon', [[SEA, 'to: /port', 'to: /prot'], [SEA, 'eyelids:', 'eyelids']], ['There is no colon', 'to is "/prot"']],
    ['a likeness', [[SHOP, 'height: 70', 'hieght: 70'], [SHOP, 'picture: ears', 'picture: eers']], ['hieght is not', 'picture is "eers"']],
    ['what is sold', [[SHOP, 'height: 80', 'height: "80"'], ['studio.yaml', '  sonorarium-of-resonance:', '  sonorarium:']], ['height must be a number', 'storefront is true, but', 'storefront > sonorarium is no Artifact']],
    ['what is sold, while a fact is wrong', [['studio.yaml', 'email: "seer@studio.example"', 'email: "seer"'], ['studio.yaml', '  sonorarium-of-resonance:', '  sonorarium:']], ['email is "seer"', 'storefront is true, but', 'storefront > sonorarium is no Artifact']],
    ['the link of a greeting, while the weights are wrong', [[SHOP, 'weight: 0.04', 'weight: 0.05'], [SHOP, 'product: a-guide', 'product: the-guide']], ['weights that add up', 'product is "the-guide']],
    ['the link of a greeting, while a weight is none', [[SHOP, 'weight: 0.04', 'weight: "0.04"'], [SHOP, 'product: a-guide-to-theorensomatosis', 'product: placeholder']], ['weight must be', 'product is "placeholder", which is not for sale']],
    ['a spine', [[REALM, 'author:', 'auther:'], [REALM, 'spine: realm', 'spine: relm']], ['auther is not', 'spine is "relm"']],
    ['a former slug', [[REALM, 'author:', 'auther:'], [REALM, 'spine: realm', 'spine: realm\nwas: [port]']], ['auther is not', 'was no. 1 names "port"']],
  ] as const)('a mistake across files is told beside one of the file: %s', (_, edits, says) => {
    const found = told(withEdits(...edits));
    for (const part of says) expect(found.filter((line) => line.includes(part)), `${part} in\n${found.join('\n')}`).toHaveLength(1);
    expect(found).toHaveLength(says.length);
  });

  test.each([
    ['an Artifact whose id is misspelt', [[SHOP, '- id: a-guide', '- idd: a-guide']]],
    ['an Artifact whose id is no text', [[SHOP, '- id: a-guide-to-theorensomatosis', '- id: 7']]],
    ['Artifacts under a misspelt name', [[SHOP, 'products:', 'prodcts:']]],
    ['an Artifact that says nothing sound of being for sale', [[SHOP, 'storefront: true', 'storefront: "true"']]],
    ['addresses under a misspelt name', [['studio.yaml', '\nstorefront:', '\nstorfront:']]],
    ['an address in a wrong column', [['studio.yaml', '  a-guide-to', 'a-guide-to']]],
    ['a choice that leads to nothing written', [[SEA, 'to: /port', 'to: 7']]],
  ] as const)('what cannot be found for a mistake is no second one: %s', (_, edits) => {
    const found = told(withEdits(...edits));
    expect(found, found.join('\n')).toHaveLength(1);
  });

  test('a folder that is not there', async () => {
    await expect(readContent('/nowhere/content')).rejects.toThrow('content/scenes/sea.yaml:1  This file is missing.');
  });
});

test('what is not UTF-8 is found when the folder is loaded, with its line', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'encoding-'));
  await writeFile(path.join(dir, 'latin.yaml'), Buffer.from('title: "x"\nname: "caf\u00e9"\n', 'latin1'));
  await writeFile(path.join(dir, 'wide.yaml'), Buffer.from('\ufefftitle: "\u00e9"\n', 'utf16le'));
  await writeFile(path.join(dir, 'right.yaml'), 'title: "caf\u00e9"\n');
  const { garbled } = await loadFolder(dir);
  await rm(dir, { recursive: true });
  expect(garbled).toEqual(new Map([['latin.yaml', 2], ['wide.yaml', 1]]));
});

describe('what is right is let in', () => {
  test.each([
    ['weights in binary fractions', withEdit(SHOP, 'weight: 0.04', 'weight: 0.04000000000000000001')],
    ['more lines at sea', withEdit(SEA, 'preamble:\n', 'preamble:\n  - "One more."\n')],
    ['a choice that leads to a book', withEdit(SEA, 'to: /port', 'to: /port/athenaeum/shelf/a-new-realm')],
    ['the studio in any text', withEdit(SEA, '"Out at Sea"', '"Out at {studio}"')],
    ['a bare text', withEdit(SEA, '"Out at Sea"', "Out \"at\" Sea, it's said")],
    ['a note behind a value', withEdit(SHOP, 'height: 70', 'height: 70 # of a shelf')],
    ['a note behind a text', withEdit(SEA, '"Out at Sea"', '"Out at # Sea" # as it was')],
    ['a folded text', withEdit(SEA, '"Out at Sea"', '>-\n  Out\n  at Sea')],
    ['an empty end of a file', withEdit(SEA, 'title:', '\n\ntitle:')],
    ['the files of editors', withFiles({ 'README.md': 'x' })],
  ])('%s', (_, folder) => {
    expect(problemsIn(folder)).toEqual([]);
  });

  test('a name like a property of every object is a book like any other', () => {
    const text = BOOK_HEAD.replace('a-test', 'constructor');
    const content = parseContent(withFiles({ 'books/constructor.md': `${text}Hello.` }));
    expect(bodyOf(content, 'constructor')).toBe('<p>Hello.</p>');
  });
});
