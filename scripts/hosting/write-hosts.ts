import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from './caddy.ts';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts';
import { headersFile, redirectsFile } from './header-files.ts';
import { MOVED_FILE, type Moved } from './moved.ts';
import { nginxMaps, nginxSite } from './nginx.ts';
import type { Hosting } from './pages.ts';

/** Writes the configurations for hosts: into `build/hosts`, and for those that read them there into `build/client`. */
export function writeHosts(buildDir: string, hosting: Hosting, url: string, moved: Moved = {}): void {
  const files = {
    [MOVED_FILE]: `${JSON.stringify(moved, undefined, 2)}\n`,
    'hosts/nginx/maps.conf': nginxMaps(),
    'hosts/nginx/site.conf': nginxSite(hosting, moved),
    'hosts/cloudfront/function.js': cloudfrontFunction(moved),
    'hosts/cloudfront/headers.json': cloudfrontHeaders(hosting),
    'hosts/Caddyfile': caddyfile(hosting, url, moved),
    'client/_headers': headersFile(hosting),
    'client/_redirects': redirectsFile(hosting, moved),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(buildDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
