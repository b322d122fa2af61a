import { REACH_EVERY_MS, REACH_TIMEOUT_MS } from '../config/timings.ts';

/** Clock and timer, passed in so that no test has to wait. */
export interface ReachClock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Calls `work` once after `ms`. Returns a function that prevents it. */
  after: (ms: number, work: () => void) => () => void;
}

export interface ReachOptions {
  /** Asks the server for anything. True when it answers. May reject. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Called when the server stops answering and when it answers again. */
  onChange: (reachable: boolean) => void;
  clock?: ReachClock;
}

/** Knows whether the server answers. */
export interface ServerReach {
  /** The server was heard from in another way, so it need not be asked for a while. */
  heard: () => void;
  /** Asks now, because something suggests that the server has gone or is back. */
  check: () => void;
  stop: () => void;
}

const browserClock: ReachClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Asks the server every 2 s whether it is there, unless it was heard from since, and gives it 2.5 s
 * to answer. A hidden page asks when it is seen again.
 */
export const watchServerReach = ({
  ask,
  onChange,
  clock = browserClock,
}: ReachOptions): ServerReach => {
  let reachable = true;
  let heardAt = clock.now();
  let question: AbortController | null = null;
  let cancelNext = (): void => undefined;

  const tell = (now: boolean): void => {
    if (now) heardAt = clock.now();
    if (now === reachable) return;
    reachable = now;
    onChange(now);
  };
  const wait = (ms = REACH_EVERY_MS): void => {
    cancelNext();
    cancelNext = clock.after(ms, tick);
  };
  const check = (): void => {
    if (question) return;
    cancelNext();
    const own = new AbortController();
    question = own;
    const settle = (answered: boolean): void => {
      if (question !== own) return;
      question = null;
      cancelTimeout();
      own.abort();
      tell(answered);
      wait();
    };
    const cancelTimeout = clock.after(REACH_TIMEOUT_MS, () => settle(false));
    ask(own.signal).then(settle, () => settle(false));
  };
  const tick = (): void => {
    const quiet = clock.now() - heardAt;
    if (reachable && quiet < REACH_EVERY_MS) wait(REACH_EVERY_MS - quiet);
    else if (document.visibilityState === 'hidden') wait();
    else check();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  const onOffline = (): void => tell(false);

  window.addEventListener('offline', onOffline);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', onVisible);
  wait();
  return {
    heard: () => tell(true),
    check,
    stop: () => {
      cancelNext();
      question?.abort();
      // Its answer changes nothing any more.
      question = new AbortController();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
};
