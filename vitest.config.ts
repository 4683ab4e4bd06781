import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';

/** Components in a browser, without a page of the site around them. */
const IN_A_BROWSER = '**/*.browser.test.tsx';

// The rules, the tools, and single components. Journeys through the built site: playwright.config.ts.
export default defineConfig({
  test: {
    // The usual is one less than there are processors.
    maxWorkers: '100%',
    // Only for what never ends: no test is about how fast the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // So is what a test waits for: expect.poll and expect.element.
    expect: { poll: { timeout: 60_000, interval: 10 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // A process for each file would take a third of the time. What a test replaces, it gives back.
          isolate: false,
          include: [
            '{app,scripts,tests/unit}/**/*.test.{ts,tsx}',
            'art/tools/*.test.ts',
            'foley/tools/*.test.ts',
          ],
          exclude: [IN_A_BROWSER],
        },
      },
      {
        extends: true,
        // Packed before the first test: a package that is met later loads the test's page anew.
        optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'] },
        test: {
          name: 'components',
          include: [`app/${IN_A_BROWSER}`],
          globalSetup: 'tests/support/essay.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As those of the journeys.
            viewport: { width: 800, height: 600 },
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
