import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { estimateWords } from '../capabilities/estimate-words.ts';
import { costWords } from '../credits/start-cost.ts';
import { useAccess } from '../credits/use-access.ts';
import {
  draftCleared,
  draftRestored,
  isBlankDraft,
  selectDraft,
} from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import { selectJob } from './job-slice.ts';
import type { JobState } from './job-slice.ts';
import { useAnalysis } from './use-analysis.ts';
import { useCancel } from './use-cancel.ts';
import { t } from '../../lib/i18n/text.ts';

/** What a student can do about the job, and what it takes. */
export interface JobActions {
  /** 'about 10 seconds'; null where nothing is promised. */
  estimate: string | null;
  /** 'uses 1 of your 2 analyses': what Retry would cost; null where that is not known. */
  retryCost: string | null;
  /** What a cancel would cost now, to be read after the word Cancel; null where nothing is ever charged. */
  cancelCost: string | null;
  /** Cancels the job and clears the form. Undo brings the text back. */
  cancel: () => void;
  /** Sends the same essay again. From its own page, it leads to the page of the new one. */
  retry: () => void;
}

const cancelWords = (hasShown: boolean): string =>
  hasShown ? t('costs 1 analysis') : t('costs nothing');

/** The actions of the status card and of the bar. */
export const useJobActions = (): JobActions => {
  const dispatch = useDispatch();
  const store = useStore<{ draft: OwnedDraft; job: JobState }>();
  const { submission, essayId, type, critiques } = useSelector(selectJob);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const capabilities = useCapabilities();
  const access = useAccess();
  const analyse = useAnalysis();
  const isCharged = type !== 'simple' && !(access && access.analysesRemaining < 0);
  const cancel = useCancel({
    isCharged,
    onCancelled: () => {
      // Another essay that is being written stays.
      const { text } = selectDraft(store.getState());
      if (text === submission?.text) dispatch(draftCleared());
    },
    undo: () => {
      // Another essay may be in the form by now: then that is the text that Undo brings back.
      const { text, question } = selectDraft(store.getState());
      const draft = { text, question };
      return draftRestored(isBlankDraft(draft) ? (submission ?? draft) : draft);
    },
  });
  const retry = async (): Promise<void> => {
    if (!submission) return;
    // As a draft of the same essay, so that it keeps its title and its drafts.
    const again = { ...submission, parentEssayId: essayId ?? submission.parentEssayId ?? null };
    // After a reload, the text in the form is compared with the stored start.
    if (selectDraft(store.getState()).text === submission.text) dispatch(draftRestored(again));
    if (!(await analyse(again, type))) return;
    const { essayId: next } = selectJob(store.getState());
    if (next && essayId && pathname === paths.essay(essayId)) void navigate(paths.essay(next));
  };
  return {
    estimate: estimateWords(capabilities, submission?.text.length ?? 0, type),
    retryCost: access ? costWords(type, access) : null,
    cancelCost: isCharged ? cancelWords(critiques.length > 0) : null,
    cancel,
    retry: () => void retry(),
  };
};
