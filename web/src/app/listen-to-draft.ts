import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LIVE_DEBOUNCE_MS } from '../config/timings.ts';
import { draftLeaving } from '../features/essay-form/draft-slice.ts';
import { writeDraft } from '../features/essay-form/draft-storage.ts';
import type { Services } from '../lib/services.ts';
import { adopted } from '../lib/session/session-slice.ts';
import type { RootState } from './root-reducer.ts';

/**
 * Keeps the draft on this device, half a second after the last keystroke or when the page goes.
 * Only what changed here: an untouched tab must not overwrite what another one keeps.
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
    actionCreator: draftLeaving,
    effect: (_action, { getState }) => save(getState()),
  });
};
