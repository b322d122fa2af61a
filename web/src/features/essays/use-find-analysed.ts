import type { EssayDetail } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import type { Submission } from '../analysis-job/job-slice.ts';
import { essaysApi } from './essays-api.ts';

/** Characters of an essay that its card in the list has. */
const CARD_CHARS = 200;

const isSame = (essay: EssayDetail, { text, question, rubric }: Submission): boolean =>
  essay.content === text &&
  (essay.question ?? '') === question.trim() &&
  (essay.rubric ?? '') === (rubric ?? '').trim() &&
  (essay.analysisResults[0]?.analysisData.processingMode ?? 'CLIENT_ONLY') === 'HYBRID';

/**
 * Finds, among the student's newest essays, one with exactly this text, question and criteria that has a full analysis.
 * Null without one, and where the server cannot say.
 */
export const useFindAnalysed = () => {
  const [recent] = essaysApi.useLazyRecentEssaysQuery();
  const [load] = essaysApi.useLazyEssayQuery();
  return async (essay: Submission): Promise<EssayDetail | null> => {
    const { data: cards = [] } = await recent();
    const begin = essay.text.slice(0, CARD_CHARS);
    const words = countWords(essay.text);
    const candidates = cards.filter(
      ({ wordCount, content, status }) =>
        status === 'completed' && wordCount === words && begin.startsWith(content.slice(0, 100)),
    );
    for (const { id } of candidates) {
      const { data } = await load(id, true);
      if (data && isSame(data, essay)) return data;
    }
    return null;
  };
};
