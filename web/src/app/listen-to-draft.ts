import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LIVE_DEBOUNCE_MS } from '../config/timings.ts';
import {
  draftCleared,
  draftRestored,
  questionTyped,
  textTyped,
} from '../features/essay-form/draft-slice.ts';
import { writeDraft } from '../features/essay-form/draft-storage.ts';
import type { Services } from '../lib/services.ts';
import type { RootState } from './root-reducer.ts';

/** Keeps the draft on this device, half a second after the last keystroke. */
export const listenToDraft = (
  listener: ListenerMiddlewareInstance<RootState>,
  { local }: Services,
): void => {
  listener.startListening({
    matcher: isAnyOf(questionTyped, textTyped, draftRestored, draftCleared),
    effect: async (_action, { cancelActiveListeners, delay, getState }) => {
      cancelActiveListeners();
      await delay(LIVE_DEBOUNCE_MS);
      writeDraft(local, getState().draft);
    },
  });
};
