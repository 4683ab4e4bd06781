// npm run art -- golden: keeps what each tool draws as art/golden/NAME.png. Look at them before you commit.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGolden, GOLDEN } from './draw-golden.ts';

const pictures = await drawGolden();
rmSync(GOLDEN, { recursive: true, force: true });
mkdirSync(GOLDEN, { recursive: true });
for (const [name, png] of pictures) writeFileSync(join(GOLDEN, `${name}.png`), png);
console.log(`${pictures.size} pictures in ${GOLDEN}`);
