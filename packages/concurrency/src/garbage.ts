import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this share of its time in use a thread counts as quiet. */
const QUIET = 0.1;
/** Between two looks at whether the thread is quiet, in ms. */
const LOOK_MS = 5_000;

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void;

let gc: Collect | undefined;

/**
 * Collects the garbage of this thread, in about 1 ms for each MB in use. V8 does so only while memory is asked for, so a
 * thread that has become idle keeps what it no longer needs.
 */
export const collectGarbage = (): void => {
  if (!gc) {
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc') as Collect;
  }
  // Of all ways to collect, this one also gives the pages of ended threads back.
  gc({ type: 'major', flavor: 'last-resort' });
};

/**
 * Decides at each look whether to collect: once after the start, and then once for each time of work, as soon as the
 * thread is quiet.
 *
 * @param parts.busy the share of its time, 0 to 1, that the thread was in use since the last call
 * @returns looks, and returns what `collect` did, or undefined where it was not called
 */
export const createQuietCollector = <T>(parts: {
  busy: () => number;
  collect: () => T;
}): (() => T | undefined) => {
  let hasWorked = true;
  return () => {
    const isBusy = parts.busy() >= QUIET;
    const isDue = hasWorked && !isBusy;
    hasWorked = isBusy;
    return isDue ? parts.collect() : undefined;
  };
};

/** Collects the garbage of this thread now, and then each time it has become quiet. Does not keep the process alive. */
export const collectWhenQuiet = (): void => {
  let last: EventLoopUtilization | undefined;
  const busy = (): number => {
    const now = performance.eventLoopUtilization();
    const share = last ? performance.eventLoopUtilization(now, last).utilization : 0;
    last = now;
    return share;
  };
  const look = createQuietCollector({ busy, collect: collectGarbage });
  look();
  setInterval(look, LOOK_MS).unref();
};
