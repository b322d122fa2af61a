import { jobReducer } from '../features/analysis-job/job-slice.ts';
import { draftFor, draftReducer } from '../features/essay-form/draft-slice.ts';
import { selectUserId } from '../lib/session/session-slice.ts';
import { critiqueStatesReducer } from '../features/result/critique-states/critique-states-slice.ts';
import type { RootState } from './root-reducer.ts';

const reset = { type: 'store/reset' };

/** The state after a deliberate sign-out, without the student's work. */
export const clearWork = (state: RootState): RootState => ({
  ...state,
  job: jobReducer(undefined, reset),
  critiqueStates: critiqueStatesReducer(undefined, reset),
  draft: draftReducer(undefined, reset),
});

/**
 * Removes the work of one user from the state when another one signs in. The store applies this
 * after every action, so that no render shows it to the wrong user.
 */
export const clearOnUserChange = (before: RootState | undefined, state: RootState): RootState => {
  const userId = selectUserId(state);
  const draft = draftFor(state.draft, userId);
  const own = draft === state.draft ? state : { ...state, draft };
  if (before === undefined || selectUserId(before) === userId) return own;
  return {
    ...own,
    job: jobReducer(undefined, reset),
    critiqueStates: critiqueStatesReducer(undefined, reset),
    deletions: [],
    // Undo would bring back the other user's text.
    toasts: own.toasts.filter(({ button }) => button === undefined),
  };
};
