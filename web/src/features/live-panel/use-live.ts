import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
// Not @argint/critique-engine itself: the page must not load the engine for an address.
import wordsUrl from '@argint/critique-engine/spelling-words?url';
import type { DraftStore } from '../essay-form/watch-text.ts';
import { createLiveFeed, NOTHING_READ } from './live-feed.ts';
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
  // The browser keeps the file for a year under this address.
  words: async () => {
    const answer = await fetch(wordsUrl);
    if (!answer.ok) throw new Error(`The dictionary did not load: ${answer.status}`);
    return answer.text();
  },
};

/** What the panels know about the draft, and what can be asked of the feed. */
export interface Live extends LiveState {
  /** Loads the engine for a draft that is not touched. */
  begin: () => void;
  /** Loads the dictionary again. */
  loadWords: () => void;
}

/** Follows the draft while it is written. `ownWords` are never called misspelt. */
export const useLive = (ownWords: readonly string[], workers = browserWorkers): Live => {
  const store: DraftStore = useStore<ReturnType<DraftStore['getState']>>();
  const feed = useRef<LiveFeed | null>(null);
  const [state, setState] = useState<LiveState>(NOTHING_READ);
  useEffect(() => {
    const live = createLiveFeed(store, workers, (now) => startTransition(() => setState(now)));
    feed.current = live;
    window.addEventListener('online', live.loadWords);
    return () => {
      window.removeEventListener('online', live.loadWords);
      live.stop();
    };
  }, [store, workers]);
  useEffect(() => feed.current?.setOwnWords(ownWords), [ownWords]);
  const begin = useCallback(() => feed.current?.begin(), []);
  const loadWords = useCallback(() => feed.current?.loadWords(), []);
  return { ...state, begin, loadWords };
};
