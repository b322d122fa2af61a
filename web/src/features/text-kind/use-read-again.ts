import type { AnalysisType } from '@argint/contracts';
import type { TextKind } from '@argint/contracts/text-kind';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { t } from '../../lib/i18n/text.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useAnalysis } from '../analysis-job/use-analysis.ts';
import { essaysApi } from '../essays/essays-api.ts';

/** Starts another analysis of an essay, as another kind of text where one is given, and goes to where it is watched. */
export const useReadAgain = (essayId: string, type: AnalysisType) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const start = useAnalysis();
  const [load] = essaysApi.useLazyEssayQuery();
  const [isStarting, setStarting] = useState(false);

  const readAgain = async (textKind?: TextKind): Promise<void> => {
    setStarting(true);
    const { data, error } = await load(essayId, true);
    if (data) {
      const { content, question, rubric } = data;
      const submission = {
        text: content,
        question: question ?? '',
        ...(rubric ? { rubric } : {}),
        parentEssayId: essayId,
        ...(textKind ? { textKind } : {}),
      };
      if (await start(submission, type)) void navigate(paths.watch);
    } else dispatch(toasted({ kind: 'error', title: t('Error'), text: failureMessage(error) }));
    setStarting(false);
  };
  return { readAgain, isStarting };
};
