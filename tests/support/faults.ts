import type { Page, Route } from '@playwright/test';

/** Faults that a test causes: on scripts, on styles, or on other requests of a page. */

/** Whether long tests are done whole: see scripts/test-faults.ts. */
export const IN_FULL = process.env.FAULTS_IN_FULL === '1';

/** Every third, another third for each number; by the long run all. For what is costly and holds for many windows. */
export const inTurn = <T>(all: readonly T[], at: number): readonly T[] =>
  all.filter((_, i) => IN_FULL || i % 3 === at % 3);

export const SCRIPTS = /\/assets\/.*\.js$/;
export const STYLES = /\/assets\/.*\.css$/;

/** The answer of a captive portal to every request. */
const PORTAL = '<!doctype html><title>Log in</title><h1>Please log in to the network</h1>';

export const abort = (route: Route): Promise<void> => route.abort();
export const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found.' });
export const portal = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL });
/** Answers with the right type, but with bytes that are not valid for it. */
export const garbage = async (route: Route): Promise<void> => {
  const { 'content-type': contentType } = (await route.fetch()).headers();
  await route.fulfill({ contentType: contentType!, body: Buffer.from('7b00ff3c612822fe', 'hex') });
};
export const syntaxError = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is not a script' });

/** Delays matching requests until the returned function is called. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  return gate.resolve;
}
