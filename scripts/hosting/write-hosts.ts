import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './header-files.ts';
import { nginxMaps, nginxSite } from './nginx.ts';
import type { Hosting } from './pages.ts';

/** Writes the configurations for hosts: into `build/hosts`, and for those that read them there into `build/client`. */
export function writeHosts(buildDir: string, hosting: Hosting, url: string): void {
  const files = {
    'hosts/nginx/maps.conf': nginxMaps(),
    'hosts/nginx/site.conf': nginxSite(hosting),
    'hosts/Caddyfile': caddyfile(hosting, url),
    'client/_headers': headersFile(hosting),
    'client/_redirects': redirectsFile(hosting),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(buildDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
