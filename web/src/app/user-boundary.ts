import { jobReducer } from '../features/analysis-job/job-slice.ts';
import { draftFor, draftReducer } from '../features/essay-form/draft-slice.ts';
import { selectUserId } from '../lib/session/session-slice.ts';
import type { RootState } from './root-reducer.ts';

const forgotten = { type: 'store/forgotten' };

/** The state after a deliberate sign-out: nothing of the student's work is left. */
export const withoutWork = (state: RootState): RootState => ({
  ...state,
  job: jobReducer(undefined, forgotten),
  draft: draftReducer(undefined, forgotten),
});

/** No user sees another's work: applied after every action, so that not one render shows it. */
export const withinUser = (before: RootState | undefined, state: RootState): RootState => {
  const userId = selectUserId(state);
  const draft = draftFor(state.draft, userId);
  const own = draft === state.draft ? state : { ...state, draft };
  if (before === undefined || selectUserId(before) === userId) return own;
  return {
    ...own,
    job: jobReducer(undefined, forgotten),
    // Undo would bring the other's text back.
    toasts: own.toasts.filter(({ button }) => button === undefined),
  };
};
