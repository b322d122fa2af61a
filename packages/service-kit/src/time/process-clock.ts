import { performance } from 'node:perf_hooks';

/**
 * A clock for one process: the wall clock, except that it never goes back. Between two readings it advances at
 * least as far as the monotonic clock does, so setting the wall clock back neither repeats nor freezes time.
 * When the wall clock jumps forward, this clock follows at once. Both sources give milliseconds.
 * @default wall is `Date.now`, monotonic is `performance.now`
 */
export const createProcessClock = (
  sources: { wall?: () => number; monotonic?: () => number } = {},
): (() => Date) => {
  const { wall = Date.now, monotonic = () => performance.now() } = sources;
  let anchor = { wall: wall(), monotonic: monotonic() };
  return () => {
    const at = { wall: wall(), monotonic: monotonic() };
    const expected = anchor.wall + Math.max(0, at.monotonic - anchor.monotonic);
    if (at.wall <= expected) return new Date(expected);
    anchor = at;
    return new Date(at.wall);
  };
};
