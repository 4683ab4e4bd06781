// `npm start`: install, build and serve, each only as far as needed. Runs on Node 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { ROOT, install, main, modernNode, toolEnvironment } from './bootstrap.mjs';
import { requireFreePort, wantedPort } from './port.mjs';

/** How often the program checks whether its `npm start` was ended from outside. */
const ORPHAN_CHECK_MS = 250;

await main(async () => {
  const parent = process.ppid;
  await requireFreePort(wantedPort()); // before the build, which takes a while
  install();
  const node = modernNode();
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: 'inherit', env: toolEnvironment(node) });

  const built = spawnSync(node, ['scripts/build.ts', '--if-stale'], options);
  if (built.status !== 0) process.exit(built.status ?? 1);

  const server = spawn(node, ['scripts/serve.ts'], options);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal));
  }
  if (process.env.npm_lifecycle_event === 'start') {
    // npm hands a signal to the shell between it and us, and that shell ends without passing it on.
    setInterval(() => {
      if (process.ppid !== parent) server.kill('SIGTERM');
    }, ORPHAN_CHECK_MS);
  }
  server.on('exit', (status) => process.exit(status ?? 1));
});
