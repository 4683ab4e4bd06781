// `npm test`: all checks and tests. Runs on Node 20 with nothing installed.
import { ROOT, install, main, modernNode, npm, npmBeside, toolEnvironment } from './bootstrap.mjs';
import { requireChromium } from './chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';
import { installOtherHosts } from './other-hosts.mjs';

/** The step that is left out on a machine that has no Firefox and no WebKit, and where we cannot install them. */
const IN_OTHER_BROWSERS = 'browsers';

/** The step that is left out on a machine that has no nginx and no Caddy, and where we cannot install them. */
const IN_HARBORS = 'harbors';

/**
 * @typedef {{ name: string, script: string, needs?: string }} Step a script of package.json, and the step it is no use
 *   without: of an earlier stage, or before it in its lane
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
    [
      // WebKit waits for its screen half of the time: the unit tests are run beside it.
      { name: 'build', script: 'build', needs: 'content' },
      { name: IN_OTHER_BROWSERS, script: 'test:browsers-short', needs: 'build' },
      // A build writes types anew, which these two read.
      { name: 'lint', script: 'lint', needs: 'content' },
      { name: 'types', script: 'typecheck', needs: 'content' },
      { name: IN_HARBORS, script: 'test:harbors-short', needs: 'build' },
    ],
    [
      { name: 'format', script: 'format:check' },
      { name: 'unit', script: 'test:unit', needs: 'content' },
    ],
  ],
  [[{ name: 'journeys', script: 'test:e2e', needs: 'build' }]],
];

/** How many lines of a failed step are said again at the end: a runner may keep no more than the end. */
const LAST_LINES = 60;

await main(async () => {
  process.chdir(ROOT);
  install();
  const node = modernNode();
  requireChromium(node);
  /** The steps that this machine cannot take. @type {string[]} */
  const impossible = [];
  if (installOtherBrowsers(['firefox', 'webkit']).length === 0) impossible.push(IN_OTHER_BROWSERS);
  if (installOtherHosts().length === 0) impossible.push(IN_HARBORS);
  const env = toolEnvironment(node);

  /** @type {Map<string, { outcome: 'passed' | 'failed' | 'skipped', seconds: number }>} */
  const results = new Map();
  /** The end of what each failed step has said, because hundreds of lines of the next stage follow it. @type {string[]} */
  const failures = [];
  /** Takes a step. What it says is printed at once, or whole at its end if it has others beside it. */
  const take = async (/** @type {Step} */ { name, script, needs }, /** @type {boolean} */ isBeside) => {
    const isVain = needs !== undefined && results.get(needs)?.outcome !== 'passed';
    if (isVain || impossible.includes(name)) {
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
      const words = `${heading}\n${done.said}`;
      console.log(words);
      status = done.status;
      if (status !== 0) failures.push(words.split('\n').slice(-LAST_LINES).join('\n'));
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

  for (const words of failures) console.log(`\nSaid before, and failed:\n${words}`);
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
