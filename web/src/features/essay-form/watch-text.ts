import { TYPING_MAX_WAIT_MS, TYPING_PAUSE_MS } from '../../config/timings.ts';
import { selectDraft } from './draft-slice.ts';
import type { OwnedDraft } from './draft-slice.ts';

/** As much of the page's store as is needed here. */
export interface DraftStore {
  getState: () => { draft: OwnedDraft };
  subscribe: (listener: () => void) => () => void;
}

/** A text of up to this length is worked on at every key. */
const SHORT_CHARS = 5_000;
/** A change of more characters is not a key but a paste, a cut or another draft. */
const KEY_CHARS = 20;

/**
 * Calls `onText` with the essay's text, now and when it changes: at once if it is short or was pasted, else when
 * typing pauses, so that no key of a long essay waits for what the page shows about it. Returns the function that
 * stops it.
 */
export const watchText = (store: DraftStore, onText: (text: string) => void): (() => void) => {
  let told: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { text } = selectDraft(store.getState());
    if (text === told) return;
    told = text;
    onText(text);
  };
  const look = (): void => {
    const { text } = selectDraft(store.getState());
    if (text === told && timer === undefined) return;
    const isKey = told !== null && Math.abs(text.length - told.length) <= KEY_CHARS;
    if (!isKey || text.length <= SHORT_CHARS) return tell();
    if (timer === undefined) waitingSince = performance.now();
    clearTimeout(timer);
    const left = TYPING_MAX_WAIT_MS - (performance.now() - waitingSince);
    timer = setTimeout(tell, Math.max(0, Math.min(TYPING_PAUSE_MS, left)));
  };
  const stop = store.subscribe(look);
  tell();
  return () => {
    clearTimeout(timer);
    stop();
  };
};
