/** The Caddyfile of the site. */
import { MEDIA_TYPES } from './files.ts';
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
import { REVALIDATE, PLAIN_TEXT } from './answers.ts';

const immutable = IMMUTABLE_FOLDERS.map((folder) => `${folder}*`).join(' ');

/** The Caddyfile for a site at this address (`https://place.example`). Caddy gets the certificate by itself. */
export function caddyfile(hosting: Hosting, url: string, moved: Moved = {}): string {
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => {
    const matcher = `@is_${extension.slice(1)}`;
    return `\t${matcher} path *${extension}\n\theader ${matcher} Content-Type ${quoted(type)}`;
  });
  const headers = headersOf(hosting).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const renamed = Object.entries(moved).map(
    ([from, to], i) => `\t\t@moved${i} path_regexp ${spellings(from)}\n\t\tredir @moved${i} ${to} 308\n`,
  );
  return `${MADE}
# Nothing here may be removed or set only where it is missing: Caddy would then set all of it last.
(site_headers) {
	header {
${headers.join('\n')}
		Cache-Control ${REVALIDATE}
	}
}

(site_types) {
${types.join('\n')}
}

{$SITE_ADDRESS:${url}} {
	root * {$SITE_ROOT:/srv/site/client}

	route {
		import site_headers
		@not_served path_regexp not_served ${NOT_SERVED}
		error @not_served 404
		error ${LOST_PAGE} 404
		error ${UNKNOWN_BOOK_PAGE} 404

		# A page has one address, which its script needs.
		redir /index.html / 308
${renamed.join('')}		@index {
			path_regexp index ${INDEX_FILE}
			not path ${ARCHIVE_FOLDER}*
		}
		redir @index {re.index.1} 308

		@slashed path_regexp slashed ^(/.*[^/])/+$
		rewrite @slashed {re.slashed.1}
		try_files {path}/index.html {path}

		import site_headers
		import site_types
		@immutable path ${immutable}
		header @immutable Cache-Control ${quoted(FOREVER)}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			import site_headers
			@file path ${immutable}
			header @file Content-Type ${quoted(PLAIN_TEXT)}
			respond @file "Not found." {err.status_code}

			@book path_regexp ^${SHELF_FOLDER}[^/]+/*$
			rewrite @book ${UNKNOWN_BOOK_PAGE}
			@other not path ${UNKNOWN_BOOK_PAGE}
			rewrite @other ${LOST_PAGE}
			import site_headers
			import site_types
			file_server {
				precompressed br gzip
				status {err.status_code}
			}
		}
	}
}
`;
}
