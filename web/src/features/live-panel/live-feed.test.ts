import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { emptyDraft } from '../essay-form/draft-slice.ts';
import { createLiveFeed } from './live-feed.ts';
import type { LiveFeed, LiveState } from './live-feed.ts';
import type { DraftVersion, LiveReading, LiveRemarks } from './live-message.ts';
import type { ReadingWorker } from './reading-queue.ts';

const remarks: LiveRemarks = {
  critiques: [],
  leftOut: 0,
  criticalThinking: null,
  position: null,
  unreadable: null,
  unjudgeable: null,
};
const reading: LiveReading = { live: null, complexity: { complex: false, reason: 'x' } };

interface TestWorker extends ReadingWorker {
  asked: DraftVersion[];
}
let engines: TestWorker[];
let metrics: TestWorker[];
let states: LiveState[];
let draft: typeof emptyDraft;
let listeners: Set<() => void>;
let feed: LiveFeed | null;

const makeWorker = (list: TestWorker[]): TestWorker => {
  const worker: TestWorker = {
    asked: [],
    onmessage: null,
    onerror: null,
    postMessage: (version: DraftVersion) => void worker.asked.push(version),
    terminate: () => undefined,
  };
  list.push(worker);
  return worker;
};
const answer = (worker: TestWorker | undefined, data: unknown): void =>
  worker?.onmessage?.call(worker as unknown as Worker, { data } as MessageEvent);
const type = (text: string, question = ''): void => {
  draft = { text, question, owner: null, parentEssayId: null };
  for (const listener of listeners) listener();
};
const settle = (): void => void jest.advanceTimersByTime(LIVE_DEBOUNCE_MS);
const open = (text = ''): void => {
  draft = { ...emptyDraft, text };
  const store = {
    getState: () => ({ draft }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const workers = { metrics: () => makeWorker(metrics), remarks: () => makeWorker(engines) };
  feed = createLiveFeed(store, workers, (state) => void states.push(state));
};

beforeEach(() => {
  jest.useFakeTimers();
  engines = [];
  metrics = [];
  states = [];
  listeners = new Set();
});
afterEach(() => {
  feed?.stop();
  feed = null;
  jest.useRealTimers();
});

describe('the live feed', () => {
  test('loads nothing for a visitor who does nothing', () => {
    open();
    jest.advanceTimersByTime(60_000);
    expect([engines, metrics, states]).toEqual([[], [], []]);
  });
  test('loads the engine with the first words, half a second after the last key', () => {
    open();
    type('On');
    jest.advanceTimersByTime(LIVE_DEBOUNCE_MS - 1);
    type('One');
    jest.advanceTimersByTime(LIVE_DEBOUNCE_MS - 1);
    expect(engines).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(engines[0]?.asked).toEqual([{ text: 'One', question: null }]);
    expect(states.at(-1)?.phase).toBe('reading');
    answer(engines[0], remarks);
    expect(states.at(-1)).toMatchObject({ phase: 'read', remarks: { version: { text: 'One' } } });
  });
  test('a draft of an earlier visit is measured, and read line by line only when asked for', () => {
    open('An old draft.');
    settle();
    answer(metrics[0], reading);
    expect(states.at(-1)).toMatchObject({ phase: 'unread', reading: { live: null } });
    expect(engines).toEqual([]);
    feed?.begin();
    expect(engines[0]?.asked).toHaveLength(1);
  });
  test('drops remarks on a text that has changed since, even before the next reading begins', () => {
    open();
    type('One');
    settle();
    type('One two');
    answer(engines[0], remarks);
    expect(states.at(-1)?.remarks).toBeNull();
    settle();
    answer(engines[0], remarks);
    expect(states.at(-1)?.remarks?.version.text).toBe('One two');
  });
  test('reads again when the question changes', () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    type('One', 'Why one?');
    settle();
    expect(engines[0]?.asked.at(-1)).toEqual({ text: 'One', question: 'Why one?' });
  });
  test('forgets what it found when the text is cleared', () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    type(' ');
    settle();
    expect(states.at(-1)).toEqual({ phase: 'blank', reading: null, remarks: null });
  });
  test('says that the engine did not load, and tries again when asked to', () => {
    open();
    type('One');
    settle();
    (engines[0]?.onerror as (() => void) | null)?.();
    expect(states.at(-1)?.phase).toBe('failed');
    feed?.begin();
    expect(states.at(-1)?.phase).toBe('reading');
    answer(engines[1], remarks);
    expect(states.at(-1)?.phase).toBe('read');
  });
});
