// `npm test`: all checks and tests. Runs on Node 20 with nothing installed.
import { ROOT, install, main, modernNode, npm, npmBeside, toolEnvironment } from './bootstrap.mjs';
import { requireChromium } from './chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';

/** The step that is left out on a machine that has no Firefox and no WebKit, and where we cannot install them. */
const IN_OTHER_BROWSERS = 'browsers';

/**
 * @typedef {{ name: string, script: string, needs?: string }} Step a script of package.json, and the step it is no use without
 * @typedef {Step[]} Lane one after another
 */

/**
 * The stages, one after another, and the lanes of each, beside each other. The journeys are alone: what is slow comes too
 * late for them now and then.
 * @type {Lane[][]}
 */
const STAGES = [
  [[{ name: 'content', script: 'generate' }]],
  [
    [{ name: 'unit', script: 'test:unit', needs: 'content' }],
    [
      { name: 'format', script: 'format:check' },
      { name: 'lint', script: 'lint', needs: 'content' },
      { name: 'types', script: 'typecheck', needs: 'content' },
      { name: 'build', script: 'build', needs: 'content' },
      { name: IN_OTHER_BROWSERS, script: 'test:first-voyage', needs: 'build' },
    ],
  ],
  [[{ name: 'journeys', script: 'test:e2e', needs: 'build' }]],
];

await main(async () => {
  process.chdir(ROOT);
  install();
  const node = modernNode();
  requireChromium(node);
  const isAlone = installOtherBrowsers(['firefox', 'webkit']).length === 0;
  const env = toolEnvironment(node);

  /** @type {Map<string, { outcome: 'passed' | 'failed' | 'skipped', seconds: number }>} */
  const results = new Map();
  /** Takes a step. What it says is printed at once, or whole at its end if it has others beside it. */
  const take = async (/** @type {Step} */ { name, script, needs }, /** @type {boolean} */ isBeside) => {
    const isVain = needs !== undefined && results.get(needs)?.outcome !== 'passed';
    if (isVain || (name === IN_OTHER_BROWSERS && isAlone)) {
      results.set(name, { outcome: 'skipped', seconds: 0 });
      return;
    }
    const start = performance.now();
    // --ignore-scripts leaves out the `pre` scripts, because the first step has done their work.
    const args = ['run', '--silent', '--ignore-scripts', script];
    const heading = `\n--- ${name}`;
    let status;
    if (isBeside) {
      const done = await npmBeside(args, env);
      console.log(`${heading}\n${done.said}`);
      status = done.status;
    } else {
      console.log(heading);
      status = npm(args, env);
    }
    results.set(name, {
      outcome: status === 0 ? 'passed' : 'failed',
      seconds: (performance.now() - start) / 1000,
    });
  };
  for (const lanes of STAGES) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) await take(step, lanes.length > 1);
      }),
    );
  }

  console.log();
  for (const [name, { outcome, seconds }] of results) {
    console.log(`  ${name.padEnd(10)}${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s`);
  }
  const count = (/** @type {string} */ wanted) =>
    [...results.values()].filter(({ outcome }) => outcome === wanted).length;
  console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  // A step that is skipped in vain follows one that failed.
  process.exitCode = count('failed') === 0 ? 0 : 1;
});
