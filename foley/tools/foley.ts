// npm run foley -- listen … : the door to the tools of the sounds.
import process from 'node:process';

const [tool, ...rest] = process.argv.slice(2);
if (tool === 'listen') {
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./listen.ts');
} else {
  console.error('npm run foley -- listen [a scene or a sound] …   (foley/README.md says more)');
  process.exitCode = 1;
}
