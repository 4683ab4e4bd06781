import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';

/** Another port than that of `npm start`, so that both can run at once. */
const PORT = Number(process.env.E2E_PORT || 4174);
const address = `http://localhost:${PORT}`;

/** A site that somebody else serves: another host, with this build. */
const site = process.env.SITE_URL;

// Runs the journeys on the built site, served as by `npm start`. One file: npm run test:e2e -- first-voyage
export default defineConfig({
  testDir: 'tests/e2e',
  // One file for every system: the trees are text.
  snapshotPathTemplate: '{testDir}/../trees/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  reporter: 'list',
  retries: 0,
  // No test is about how fast the machine is.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than there are processors, because a journey often waits while others paint: the whole takes a tenth less.
  workers: availableParallelism() + 1,
  use: {
    baseURL: site ?? address,
    // Small, because without a graphics card painting takes as long as the window is large. Journeys about a layout set
    // their own.
    viewport: { width: 640, height: 480 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: site
    ? undefined
    : {
        command: 'node scripts/serve.ts',
        env: { PORT: String(PORT) },
        url: address,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      },
});
