/** The configuration of nginx: maps for its `http` block, and the rules for the `server` block of the site. */
import { MEDIA_TYPES, charsetOf, typeOf } from './files.ts';
import { INDEX_FILE, MADE, NOT_SERVED, headersOf, quoted } from './host-rules.ts';
import { spellings, type Moved } from './moved.ts';
import {
  ARCHIVE_FOLDER,
  FOREVER,
  IMMUTABLE_FOLDERS,
  LOST_PAGE,
  SHELF_FOLDER,
  UNKNOWN_BOOK_PAGE,
  type Hosting,
} from './pages.ts';

/** The compressed files have no address, in these folders either. */
const packed = String.raw`location ~ \.(br|gz)$ { try_files /never @missing; }`;

const immutable = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1)).join('|');

/** The map of the http block: how long what may be kept. */
export function nginxMaps(): string {
  return `${MADE}
# For the http block, above the server: include /srv/site/hosts/nginx/maps.conf;
map "$status $uri" $site_cache {
    default "no-cache";
    "~^(200|206|304) /(${immutable})/" ${quoted(FOREVER)};
}
`;
}

/** The rules for the server block, which itself has \`listen\`, \`server_name\`, certificates and \`root\`. */
export function nginxSite(hosting: Hosting, moved: Moved = {}): string {
  const types = Object.keys(MEDIA_TYPES).map(
    (extension) => `    ${typeOf(extension)} ${extension.slice(1)};`,
  );
  const withCharset = Object.keys(MEDIA_TYPES).filter(
    (extension) => charsetOf(extension) !== undefined && extension !== '.html',
  );
  const headers = headersOf(hosting).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `${MADE}
# For the server block of the site: include /srv/site/hosts/nginx/site.conf;
# A location with an add_header of its own would lose all of these.
${headers.join('\n')}
add_header Cache-Control $site_cache always;

server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
charset utf-8;
charset_types ${withCharset.map(typeOf).join(' ')};
types {
${types.join('\n')}
}
error_page 404 ${LOST_PAGE};

location = ${LOST_PAGE} { internal; }
location = ${UNKNOWN_BOOK_PAGE} { internal; error_page 404 ${UNKNOWN_BOOK_PAGE}; }
location ~ ${quotedPattern(NOT_SERVED)} { return 404; }

# A page has one address, which its script needs. Not an index directive, which would look for that address again.
location = /index.html { return 308 /; }
${movedIn(SHELF_FOLDER, moved)}location ~ ${quotedPattern(INDEX_FILE.replace('^(/', `^(?<page>(?!${ARCHIVE_FOLDER})/`))} { return 308 $page; }
location ~ ${quotedPattern(`^(?<book>${SHELF_FOLDER}[^/]+?)/*$`)} {
    error_page 404 ${UNKNOWN_BOOK_PAGE};
    try_files $book/index.html =404;
}
location ~ ^(?<place>.*?)/*$ { try_files $place/index.html $uri =404; }

location ^~ ${ARCHIVE_FOLDER} {
${movedIn(ARCHIVE_FOLDER, moved)}    location ~ ${quotedPattern(NOT_SERVED)} { return 404; }
    location ~ ^(?<plain>.*?)/*$ { try_files $plain/index.html $uri =404; }
}
${IMMUTABLE_FOLDERS.map((folder) => `location ^~ ${folder} {\n    ${packed}\n    try_files $uri @missing;\n}`).join('\n')}
location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found.\\n";
}
`;
}

/** The rules for books that were renamed. */
const movedIn = (folder: string, moved: Moved) =>
  Object.entries(moved)
    .filter(([from]) => from.startsWith(folder))
    .map(([from, to]) => `location ~ ${quotedPattern(spellings(from))} { return 308 ${to}; }\n`)
    .join('');

const quotedPattern = (pattern: string) => `"${pattern}"`;
