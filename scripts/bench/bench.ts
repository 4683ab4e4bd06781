// npm run bench -- idle|layers|weight|styles|sound|paint|interactions|back|typing|peers|lighthouse|scale
// Measures, and tests nothing. It builds first if the build is stale.
import { argv } from 'node:process';

const benches = {
  idle: './idle.ts',
  layers: './layers.ts',
  weight: './weight.ts',
  styles: './styles.ts',
  sound: './sound.ts',
  paint: './paint.ts',
  interactions: './interactions.ts',
  back: './back.ts',
  typing: './typing.ts',
  peers: './peers.ts',
  lighthouse: './lighthouse.ts',
  scale: './scale.ts',
} as const;

const wanted = argv[2];
if (wanted === undefined || !(wanted in benches)) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
} else await import(benches[wanted as keyof typeof benches]);
