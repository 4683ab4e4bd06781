/** How the benches wait, count and sum up. */
import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

export { pass };

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** What a page's main thread has done so far. */
export interface Work {
  readonly taskMs: number;
  readonly layouts: number;
  readonly recalcs: number;
}

/** Starts to count. The thread's own time: wall-clock time would include other programs. */
export const countWork = (session: CDPSession) =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

export async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    taskMs: value('TaskDuration') * 1000,
    layouts: value('LayoutCount'),
    recalcs: value('RecalcStyleCount'),
  };
}
