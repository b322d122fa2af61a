import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { isBlankDraft, selectDraft } from '../essay-form/draft-slice.ts';
import type { DraftStore } from '../essay-form/watch-text.ts';
import type {
  DraftVersion,
  EngineRequest,
  LiveReading,
  LiveRemarks,
  WordsMessage,
} from './live-message.ts';
import { createReadingQueue } from './reading-queue.ts';
import type { ReadingWorker } from './reading-queue.ts';

/** What the panels know about the draft. Readings belong to the version they name. */
export interface LiveState {
  reading: (LiveReading & { version: DraftVersion }) | null;
  remarks: (LiveRemarks & { version: DraftVersion }) | null;
  /** blank: no text. unread: a draft of an earlier visit that nobody has touched. reading: the first remarks are on their way. */
  phase: 'blank' | 'unread' | 'reading' | 'read' | 'failed';
  /** Whether the dictionary did not load, so that spelling stays unchecked. */
  wordsMissing: boolean;
}

/** Starts the workers; null where the browser refuses to. */
export interface LiveWorkers {
  metrics: () => ReadingWorker | null;
  remarks: () => ReadingWorker | null;
  /** Loads the dictionary's file. */
  words: () => Promise<string>;
}

/** Reads the draft while it is being written. */
export interface LiveFeed {
  /** Loads the engine now, or again after it failed. */
  begin: () => void;
  /** Loads the dictionary again after it did not load. */
  loadWords: () => void;
  /** The words that the writer has added, in lower case. */
  setOwnWords: (words: readonly string[]) => void;
  stop: () => void;
}

/** Before anything was read. */
export const NOTHING_READ: LiveState = {
  reading: null,
  remarks: null,
  phase: 'blank',
  wordsMissing: false,
};

const versionIn = (store: DraftStore): DraftVersion => {
  const { text, question } = selectDraft(store.getState());
  return { text, question: question.trim() === '' ? null : question };
};

const isSame = (a: DraftVersion, b: DraftVersion): boolean =>
  a.text === b.text && a.question === b.question;

/**
 * Has the draft read half a second after it last changed: its metrics always, and line by line from the first change
 * on or when `begin` is called; its spelling as soon as the dictionary is there. `tell` gets every new state. Readings of
 * a version that has changed since are dropped.
 */
export const createLiveFeed = (
  store: DraftStore,
  workers: LiveWorkers,
  tell: (state: LiveState) => void,
): LiveFeed => {
  let version = versionIn(store);
  let state: LiveState = NOTHING_READ;
  let ownWords: readonly string[] = [];
  let words: 'wanted' | 'loading' | 'told' | 'missing' = 'wanted';
  let engineWanted = false;
  let timer: ReturnType<typeof setTimeout>;
  const set = (changes: Partial<LiveState>): void => tell((state = { ...state, ...changes }));

  const metrics = createReadingQueue<DraftVersion, LiveReading>({
    start: workers.metrics,
    onAnswer: (reading, of) => {
      if (isSame(of, version)) set({ reading: { ...reading, version: of } });
    },
    // The form works without the panel.
    onFailure: () => undefined,
  });
  const engine = createReadingQueue<EngineRequest, LiveRemarks>({
    start: workers.remarks,
    onAnswer: (remarks, of) => {
      // Only now, so that it does not hold up the engine itself.
      if (words === 'wanted' && !remarks.spellingChecked) void loadWords();
      if (isSame(of, version)) set({ remarks: { ...remarks, version: of }, phase: 'read' });
    },
    onFailure: () => {
      // The next worker knows no words.
      words = 'wanted';
      set({ phase: 'failed' });
    },
  });
  const askEngine = (): void => engine.ask({ ...version, ownWords });
  const loadWords = async (): Promise<void> => {
    words = 'loading';
    if (state.wordsMissing) set({ wordsMissing: false });
    try {
      const message: WordsMessage = { words: await workers.words() };
      if (words !== 'loading') return;
      words = 'told';
      engine.tell(message);
      if (state.remarks) askEngine();
    } catch {
      if (words !== 'loading') return;
      words = 'missing';
      set({ wordsMissing: true });
    }
  };
  const read = (): void => {
    if (isBlankDraft({ ...version, question: '' })) {
      if (state.phase !== 'blank' || state.reading)
        set({ reading: null, remarks: null, phase: 'blank' });
      return;
    }
    metrics.ask(version);
    if (!engineWanted) return set({ phase: 'unread' });
    askEngine();
    if (!state.remarks) set({ phase: 'reading' });
  };
  const unsubscribe = store.subscribe(() => {
    const now = versionIn(store);
    if (isSame(now, version)) return;
    version = now;
    engineWanted = true;
    clearTimeout(timer);
    timer = setTimeout(read, LIVE_DEBOUNCE_MS);
  });
  timer = setTimeout(read, LIVE_DEBOUNCE_MS);
  return {
    begin: () => {
      if (engineWanted && state.phase !== 'failed') return;
      engineWanted = true;
      clearTimeout(timer);
      read();
    },
    loadWords: () => {
      if (words === 'missing') void loadWords();
    },
    setOwnWords: (own) => {
      ownWords = own;
      if (state.remarks) askEngine();
    },
    stop: () => {
      words = 'wanted';
      clearTimeout(timer);
      unsubscribe();
      metrics.stop();
      engine.stop();
    },
  };
};
