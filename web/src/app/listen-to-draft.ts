import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LIVE_DEBOUNCE_MS } from '../config/timings.ts';
import { jobStarting } from '../features/analysis-job/job-slice.ts';
import { pageLeaving } from '../features/essay-form/draft-slice.ts';
import { writeDraft } from '../features/essay-form/draft-storage.ts';
import type { Services } from '../lib/services.ts';
import { adopted } from '../lib/session/session-slice.ts';
import type { RootState } from './root-reducer.ts';

/**
 * Saves the draft on this device half a second after the last keystroke, when the page is left and
 * when the essay is sent. Saves only what was typed here, so that an untouched tab does not
 * overwrite the draft of another one.
 */
export const listenToDraft = (
  listener: ListenerMiddlewareInstance<RootState>,
  { local }: Services,
): void => {
  let unsaved = false;
  const save = ({ draft }: RootState): void => {
    if (unsaved) writeDraft(local, draft);
    unsaved = false;
  };
  listener.startListening({
    predicate: (action, now, before) => now.draft !== before.draft && !adopted.match(action),
    effect: async (_action, { cancelActiveListeners, delay, getState }) => {
      unsaved = true;
      cancelActiveListeners();
      await delay(LIVE_DEBOUNCE_MS);
      save(getState());
    },
  });
  listener.startListening({
    actionCreator: pageLeaving,
    effect: (_action, { getState }) => save(getState()),
  });
  listener.startListening({
    actionCreator: jobStarting,
    effect: ({ payload: { submission } }, { getState }) => {
      const { draft } = getState();
      // Even if another tab has overwritten it: after a reload this text is compared with the
      // stored start.
      if (draft.text === submission.text && draft.question === submission.question) {
        writeDraft(local, draft);
      }
    },
  });
};
