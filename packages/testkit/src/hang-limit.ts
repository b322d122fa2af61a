import { BroadcastChannel } from 'node:worker_threads';

/** A faulty thread posts here just before it hangs: `new BroadcastChannel('thread-hangs').postMessage(null)`. */
const HANG_CHANNEL = 'thread-hangs';

/**
 * A time limit that passes when a thread says that it hangs, never before: a test of a hanging thread
 * then does not depend on the speed of the machine. It ends the run that began last, so it suits pools of one thread.
 */
export const createHangLimit = () => {
  const channel = new BroadcastChannel(HANG_CHANNEL);
  const limits: number[] = [];
  let latest = new AbortController();
  channel.onmessage = () => latest.abort(new DOMException('The run hangs.', 'TimeoutError'));
  return {
    /** Takes the place of AbortSignal.timeout. */
    timeout: (ms: number): AbortSignal => {
      limits.push(ms);
      latest = new AbortController();
      return latest.signal;
    },
    /** The limit of each run so far, in ms. */
    limits: (): readonly number[] => limits,
    close: () => channel.close(),
  };
};
