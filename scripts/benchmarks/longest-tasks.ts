import { readFileSync } from 'node:fs';
import type { Browser, Page } from './typing-page.ts';

/** Tasks of the page's main thread above 50 ms keep it from answering. */
export interface LongestTasks {
  /** The longest task, in ms, other work on the machine included. */
  longestMs: number;
  /** The most processor time that one task used, in ms. Other work on the machine hardly changes it. */
  busiestMs: number;
  /** How many tasks took more than 50 ms. */
  over50: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/** The tasks that the main thread of `page` ran meanwhile. The browser must have no other page open. */
export const longestTasks = async (
  browser: Browser,
  page: Page,
  traceFile: string,
  act: () => Promise<void>,
): Promise<LongestTasks> => {
  await browser.startTracing(page, {
    path: traceFile,
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  await browser.stopTracing();
  const { traceEvents: events } = JSON.parse(readFileSync(traceFile, 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  const most = (of: 'dur' | 'tdur'): number =>
    tasks.reduce((longest, task) => Math.max(longest, task[of] ?? 0), 0) / 1_000;
  return {
    longestMs: most('dur'),
    busiestMs: most('tdur'),
    over50: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
  };
};
