import { defineConfig } from 'vitest/config';

// The rules and the tools, without a browser; only the golden pictures of art/ are drawn in one. Journeys through the built site: playwright.config.ts.
export default defineConfig({
  test: {
    environment: 'node',
    // A process for each file would take a third of the time. What a test replaces, it gives back.
    isolate: false,
    // No test is about how fast the machine is.
    testTimeout: 60_000,
    include: ['{app,scripts,tests/unit}/**/*.test.{ts,tsx}', 'art/tools/*.test.ts', 'foley/tools/*.test.ts'],
  },
});
