import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { DraftStore } from '../essay-form/watch-text.ts';
import { createLiveFeed } from './live-feed.ts';
import type { LiveFeed, LiveState, LiveWorkers } from './live-feed.ts';

const attempt = (start: () => Worker): Worker | null => {
  try {
    return start();
  } catch {
    return null;
  }
};

// Each address stands in its own expression, because the bundler looks for exactly that.
const browserWorkers: LiveWorkers = {
  metrics: () =>
    attempt(
      () => new Worker(new URL('./live-metrics.worker.ts', import.meta.url), { type: 'module' }),
    ),
  remarks: () =>
    attempt(
      () => new Worker(new URL('./live-remarks.worker.ts', import.meta.url), { type: 'module' }),
    ),
};

/** What the panels know about the draft while it is written; `begin` loads the engine for a draft that is not touched. */
export const useLive = (workers = browserWorkers): LiveState & { begin: () => void } => {
  const store: DraftStore = useStore<ReturnType<DraftStore['getState']>>();
  const feed = useRef<LiveFeed | null>(null);
  const [state, setState] = useState<LiveState>({ reading: null, remarks: null, phase: 'blank' });
  useEffect(() => {
    const live = createLiveFeed(store, workers, (now) => startTransition(() => setState(now)));
    feed.current = live;
    return live.stop;
  }, [store, workers]);
  const begin = useCallback(() => feed.current?.begin(), []);
  return { ...state, begin };
};
