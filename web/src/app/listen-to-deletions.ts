import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { UNDO_MS } from '../config/timings.ts';
import {
  deletionAsked,
  deletionFailed,
  deletionSent,
  deletionUndone,
} from '../features/essays/deletions-slice.ts';
import { essaysApi } from '../features/essays/essays-api.ts';
import { focusEssay } from '../features/essays/focus-essay.ts';
import { pageLeaving } from '../features/essay-form/draft-slice.ts';
import { failureMessage } from '../lib/api/api-error.ts';
import { selectUserId } from '../lib/session/session-slice.ts';
import { toastClosed, toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';
import { t } from '../lib/i18n/text.ts';

/**
 * Deletes an essay on the server when Undo is no longer offered: after its time, or as soon as the page is left, because
 * a page that is closed cannot do it later.
 */
export const listenToDeletions = (listener: ListenerMiddlewareInstance<RootState>): void => {
  const { deleteEssay } = essaysApi.endpoints;
  listener.startListening({
    actionCreator: deletionAsked,
    effect: async ({ payload }, { condition, dispatch, getState }) => {
      const { essayId: id, allDrafts, title, done } = payload;
      const userId = selectUserId(getState());
      const button = { label: t('Undo'), action: deletionUndone(id) };
      const toast = toasted({ kind: 'success', title: done, text: title, button });
      dispatch(toast);
      const isOver = (action: UnknownAction, now: RootState): boolean =>
        pageLeaving.match(action) ||
        (deletionUndone.match(action) && action.payload === id) ||
        selectUserId(now) !== userId;
      await condition(isOver, UNDO_MS);
      dispatch(toastClosed(toast.payload.id));
      // Undone, or signed out: a sign-out sends what is left itself.
      if (!getState().deletions.some(({ essayId }) => essayId === id)) return;
      dispatch(deletionSent(id));
      const run = dispatch as ThunkDispatch<RootState, unknown, UnknownAction>;
      const { error } = await run(deleteEssay.initiate({ id, allDrafts }));
      if (!error) return;
      dispatch(deletionFailed(id));
      dispatch(toasted({ kind: 'error', title: t('Error'), text: failureMessage(error) }));
    },
  });
  listener.startListening({
    actionCreator: deletionUndone,
    effect: ({ payload }) => {
      // After the list has shown the essay again.
      requestAnimationFrame(() => focusEssay(payload));
    },
  });
};
