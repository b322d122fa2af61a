import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { jobReset, selectJob } from './job-slice.ts';

interface Options {
  /** Clears both fields. */
  onCancelled: () => void;
  /** What Undo dispatches to give the text back. */
  undo: () => UnknownAction;
}

/** Cancels the running analysis: immediate here, then told to the server. */
export const useCancel = ({ onCancelled, undo }: Options): (() => void) => {
  const { jobId } = useSelector(selectJob);
  const dispatch = useDispatch();
  const [cancel] = analysisApi.useCancelAnalysisMutation();
  return () => {
    if (jobId === null) return;
    const action = undo();
    dispatch(jobReset());
    onCancelled();
    dispatch(
      toasted({
        kind: 'info',
        title: 'Analysis Cancelled',
        text: 'Essay analysis has been cancelled',
        button: { label: 'Undo', action },
      }),
    );
    void cancel(jobId).then(({ error }) => {
      // 409: it ended before the request came; the essay is in the list then.
      if (!error || readFailure(error).status === 409) return;
      dispatch(toasted({ kind: 'error', title: 'Analysis Error', text: failureMessage(error) }));
    });
  };
};
