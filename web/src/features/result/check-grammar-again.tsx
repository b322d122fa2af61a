import type { AnalysisResult } from '@argint/contracts';
import { GRAMMAR_TIMED_OUT } from '@argint/contracts/messages';
import { useText } from '../../lib/i18n/text.ts';
import { useReadAgain } from '../text-kind/use-read-again.ts';

/** Whether a second try may check the grammar that this result lacks. */
export const lacksGrammarInTime = ({ emptyReasons }: AnalysisResult): boolean =>
  emptyReasons['lineCritiques.grammar'] === GRAMMAR_TIMED_OUT;

/** Starts a free analysis of the same text, which asks the grammar checker again. */
export function CheckGrammarAgain({ essayId }: { essayId: string }) {
  const t = useText();
  const { readAgain, isStarting } = useReadAgain(essayId, 'simple');
  return (
    <button
      type="button"
      className="text-button"
      disabled={isStarting}
      onClick={() => void readAgain()}
    >
      {t('Check the grammar again for free')}
    </button>
  );
}
