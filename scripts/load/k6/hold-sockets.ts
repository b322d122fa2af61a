import { clearTimeout, setTimeout } from 'k6/timers';
import { openAnalysisSocket } from './analysis-socket.ts';
import { userAt, users } from './load-settings.ts';

/** Sockets that one virtual user of k6 holds. One for each would cost several MB a socket. */
export const SOCKETS_PER_VU = 100;

/**
 * Opens sockets number `from` to `to` (exclusive), each subscribed to the job of its account, and keeps them open.
 *
 * @param options.gapMs pause between two of them
 * @param options.holdMs how long all stay open, from the first opening on; they close early if all are ready and `isHeld` is false
 */
export const holdSockets = (
  jobIds: readonly string[],
  from: number,
  to: number,
  options: { gapMs: number; holdMs: number; isHeld: boolean },
): Promise<void> =>
  new Promise((resolve) => {
    const sockets: { close(): void }[] = [];
    let pending = to - from;
    const end = (): void => {
      clearTimeout(limit);
      for (const socket of sockets) socket.close();
      resolve();
    };
    const limit = setTimeout(end, options.holdMs);
    const settled = (): void => {
      pending -= 1;
      if (pending === 0 && !options.isHeld) end();
    };
    const open = (n: number): void => {
      if (n >= to) return;
      let isSettled = false;
      const settleOnce = (): void => {
        if (!isSettled) settled();
        isSettled = true;
      };
      const handlers = { onReady: settleOnce, onLost: settleOnce };
      sockets.push(openAnalysisSocket(userAt(n), handlers, jobIds[n % users.length]));
      if (options.gapMs === 0) open(n + 1);
      else setTimeout(() => open(n + 1), options.gapMs);
    };
    open(from);
  });
