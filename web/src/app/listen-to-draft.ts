import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LIVE_DEBOUNCE_MS } from '../config/timings.ts';
import { jobStarting } from '../features/analysis-job/job-slice.ts';
import { draftKept, pageLeaving, selectIsKept } from '../features/essay-form/draft-slice.ts';
import { keepOnLeaving, writeDraft } from '../features/essay-form/draft-storage.ts';
import { t } from '../lib/i18n/text.ts';
import type { Services } from '../lib/services.ts';
import { adopted } from '../lib/session/session-slice.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';

/**
 * Saves the draft on this device half a second after the last keystroke, when the page is left and
 * when the essay is sent. Saves only what was typed here, so that an untouched tab does not
 * overwrite the draft of another one.
 */
export const listenToDraft = (
  listener: ListenerMiddlewareInstance<RootState>,
  services: Services,
): void => {
  let unsaved = false;
  const save = ({ draft }: RootState): boolean => {
    const isSaved = !unsaved || writeDraft(services, draft);
    if (isSaved) unsaved = false;
    return isSaved;
  };
  listener.startListening({
    predicate: (action, now, before) => now.draft !== before.draft && !adopted.match(action),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      unsaved = true;
      cancelActiveListeners();
      await delay(LIVE_DEBOUNCE_MS);
      const before = selectIsKept(getState());
      const isKept = save(getState());
      if (isKept !== before) dispatch(draftKept(isKept));
      if (before && !isKept)
        dispatch(
          toasted({
            kind: 'error',
            title: t('Your text is not saved'),
            text: t(
              'This browser has no room left for it. Copy your text to a safe place before you close this tab.',
            ),
          }),
        );
    },
  });
  listener.startListening({
    actionCreator: pageLeaving,
    effect: (_action, { getState }) => {
      save(getState());
      keepOnLeaving(services);
    },
  });
  listener.startListening({
    actionCreator: jobStarting,
    effect: ({ payload: { submission } }, { getState }) => {
      const { draft } = getState();
      // Even if another tab has overwritten it: after a reload this text is compared with the
      // stored start.
      if (draft.text === submission.text && draft.question === submission.question) {
        writeDraft(services, draft);
      }
    },
  });
};
