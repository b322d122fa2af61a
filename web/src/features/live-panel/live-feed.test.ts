import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { emptyDraft } from '../essay-form/draft-slice.ts';
import { createLiveFeed, NOTHING_READ } from './live-feed.ts';
import type { LiveFeed, LiveState } from './live-feed.ts';
import type {
  DraftVersion,
  EngineRequest,
  LiveReading,
  LiveRemarks,
  WordsMessage,
} from './live-message.ts';
import type { ReadingWorker } from './reading-queue.ts';

const remarks: LiveRemarks = {
  critiques: [],
  leftOut: 0,
  found: { issues: 0, places: 0 },
  spellingChecked: false,
  criticalThinking: null,
  position: null,
  unreadable: null,
  unjudgeable: null,
};
const reading: LiveReading = { live: null, complexity: { complex: false, reason: 'x' } };

interface TestWorker extends ReadingWorker {
  asked: (EngineRequest | DraftVersion | WordsMessage)[];
}
let engines: TestWorker[];
let metrics: TestWorker[];
let states: LiveState[];
let draft: typeof emptyDraft;
let listeners: Set<() => void>;
let feed: LiveFeed | null;
let loads: number;
let words: { resolve: (file: string) => void; reject: (why: Error) => void };

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
  const workers = {
    metrics: () => makeWorker(metrics),
    remarks: () => makeWorker(engines),
    words: () => {
      loads += 1;
      return new Promise<string>((resolve, reject) => (words = { resolve, reject }));
    },
  };
  feed = createLiveFeed(store, workers, (state) => void states.push(state));
};

beforeEach(() => {
  jest.useFakeTimers();
  engines = [];
  loads = 0;
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
    expect(engines[0]?.asked).toEqual([{ text: 'One', question: null, ownWords: [] }]);
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
    expect(engines[0]?.asked.at(-1)).toEqual({ text: 'One', question: 'Why one?', ownWords: [] });
  });
  test('forgets what it found when the text is cleared', () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    type(' ');
    settle();
    expect(states.at(-1)).toEqual(NOTHING_READ);
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
  test('loads the dictionary once the engine has answered, and then reads the spelling too', async () => {
    open();
    type('One');
    settle();
    expect(loads).toBe(0);
    answer(engines[0], remarks);
    expect(loads).toBe(1);
    words.resolve('0a');
    await Promise.resolve();
    expect(engines[0]?.asked.slice(1)).toEqual([
      { words: '0a' },
      { text: 'One', question: null, ownWords: [] },
    ]);
    answer(engines[0], { ...remarks, spellingChecked: true });
    expect(states.at(-1)?.remarks?.spellingChecked).toBe(true);
    expect(loads).toBe(1);
  });
  test('says that the dictionary did not load, and loads it again when asked to', async () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    words.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    expect(states.at(-1)).toMatchObject({ phase: 'read', wordsMissing: true });
    type('One two');
    settle();
    answer(engines[0], remarks);
    expect(loads).toBe(1);
    feed?.loadWords();
    feed?.loadWords();
    expect(loads).toBe(2);
    expect(states.at(-1)?.wordsMissing).toBe(false);
  });
  test('gives an engine that was started again its dictionary again', async () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    words.resolve('0a');
    await Promise.resolve();
    engines[0]?.onerror?.call(engines[0] as unknown as Worker, new ErrorEvent('error'));
    feed?.begin();
    answer(engines[1], remarks);
    expect(loads).toBe(2);
  });
  test('reads the text again without a word that the writer has added', () => {
    open();
    type('One');
    settle();
    answer(engines[0], remarks);
    feed?.setOwnWords(['zanto']);
    expect(engines[0]?.asked.at(-1)).toEqual({ text: 'One', question: null, ownWords: ['zanto'] });
  });
});
