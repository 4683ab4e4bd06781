// npm run art -- look|bake|compare|golden|film … : the one door to the picture tools.
import process from 'node:process';
import { Refusal, main } from '../../scripts/bootstrap.mjs';

const [tool, ...rest] = process.argv.slice(2);
const tools = new Map(['look', 'bake', 'compare', 'golden', 'film'].map((name) => [name, `./${name}.ts`]));
const file = tools.get(tool ?? '');

if (file === undefined) {
  console.error(`npm run art -- ${[...tools.keys()].join('|')} …   (art/README.md says what each does)`);
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...rest);
await main(() =>
  import(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith('ERR_PARSE_ARGS') ? new Refusal(error.message) : error;
  }),
);
