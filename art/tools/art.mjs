// npm run art -- look|bake|compare|golden … : the one door to the picture tools.
const [tool, ...rest] = process.argv.slice(2);
const tools = { look: './look.mjs', bake: './bake.mjs', compare: './compare.mjs', golden: './golden.mjs' };

if (!(tool in tools)) {
  console.error(`npm run art -- ${Object.keys(tools).join('|')} …   (art/README.md says what each does)`);
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(tools[tool]);
