import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../config/paths.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { toastAmended, toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { jobCancelled, jobRestored, selectJob } from './job-slice.ts';
import { t } from '../../lib/i18n/text.ts';

interface Options {
  /** Clears both fields. */
  onCancelled: () => void;
  /** Creates the action that Undo dispatches to bring the text back. */
  undo: () => UnknownAction;
  /** A cancel that keeps critiques uses an analysis. */
  isCharged: boolean;
}

/** What becomes of the critiques and of the credit. The server keeps both if it had shown critiques. */
const outcomeWords = (isCharged: boolean, kept: boolean): string => {
  if (!kept) return t('It used none of your analyses.');
  const keeps = t('The critiques so far are in My Essays.');
  return isCharged ? `${keeps} ${t('It used 1 analysis.')}` : keeps;
};

/** Cancels the running analysis: on the page at once, then on the server. */
export const useCancel = ({ onCancelled, undo, isCharged }: Options): (() => void) => {
  const job = useSelector(selectJob);
  const dispatch = useDispatch();
  const [cancel] = analysisApi.useCancelAnalysisMutation();
  return () => {
    const { jobId } = job;
    if (jobId === null) return;
    const action = undo();
    dispatch(jobCancelled());
    onCancelled();
    const text = t('Essay analysis has been cancelled');
    const { payload } = dispatch(
      toasted({
        kind: 'info',
        title: t('Analysis Cancelled'),
        text,
        button: { label: t('Undo'), action, to: paths.section('essay-form') },
      }),
    );
    void cancel(jobId).then(({ data, error }) => {
      if (data) {
        const kept = data.result !== null;
        dispatch(
          toastAmended({ id: payload.id, text: `${text}. ${outcomeWords(isCharged, kept)}` }),
        );
      }
      // 409: the analysis ended before the request arrived, and is in the list of essays.
      if (!error || readFailure(error).status === 409) return;
      dispatch(jobRestored(job));
      dispatch(toasted({ kind: 'error', title: t('Analysis Error'), text: failureMessage(error) }));
    });
  };
};
