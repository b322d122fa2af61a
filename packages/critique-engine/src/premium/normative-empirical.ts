import { EVIDENCE, phraseFinder } from '@argint/text-analysis';
import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { cite } from '../wording.ts';

const normative =
  /\b(?:should|must|ought|right to|wrong|fair|unfair|just|unjust|duty|deserves?|moral\w*|ethic\w*|better|worse)\b/i;
const evidence = phraseFinder(EVIDENCE);

/** Sentences that say what ought to be against sentences that say what is observed; null where there is neither. */
export const normativeEmpirical = (
  model: EssayModel,
): PremiumResult['criticalThinking']['normativeEmpirical'] => {
  const ought = model.sentences.filter((s) => normative.test(s.text));
  const seen = model.sentences.filter(
    (s) => evidence(s.words).length > 0 || /\d/.test(s.text) || isCited(model, s),
  );
  const most = Math.max(ought.length, seen.length);
  if (most === 0) return null;
  const bareOught = ought.find((s) => !seen.includes(s));
  return {
    balanceScore: Math.round((Math.min(ought.length, seen.length) / most) * 100) / 100,
    normativeMentions: ought.length,
    empiricalMentions: seen.length,
    balanceFeedback:
      ought.length > seen.length
        ? `${ought.length} sentences say what ought to be, ${seen.length} what was observed: the essay asks for more than it shows.`
        : `${seen.length} sentences say what was observed, ${ought.length} what ought to follow from it.`,
    prompts: bareOught
      ? [`What would one have to observe for ${cite(bareOught.text)} to follow?`]
      : [],
  };
};
