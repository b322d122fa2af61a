import { EVIDENCE, phraseFinder } from '@argint/text-analysis';
import type { PremiumResult } from '@argint/contracts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { choose } from '../wording.ts';
import { isQuotable } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';

const normative =
  /\b(?:should|must|ought|right to|rights|wrong|fair|unfair|unjust|justice|duty|duties|deserves?|moral\w*|ethic\w*|better|worse|important|essential|necessary)\b/i;
/** Words with an everyday meaning in a student's life. */
const COMMON = new Set(['study', 'studies', 'report', 'reports', 'take the', 'consider the']);
const evidence = phraseFinder(EVIDENCE.filter((phrase) => !COMMON.has(phrase)));
const undecided =
  /\bwhether\b|\bdifferent (?:views|opinions)\b|\bit should be (?:fun|lots|easy)\b/i;
const MOST_PROMPTS = 2;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const feedback = (ought: readonly Sentence[], seen: readonly Sentence[]): string => {
  const judges = ought[0] ? `, such as ${quoteOf(ought[0], 60)}` : '';
  const observes = seen[0] ? `, such as ${quoteOf(seen[0], 60)}` : '';
  const counted = (count: number, many: string, single: string) =>
    count === 0
      ? `no sentence ${single}`
      : count === 1
        ? `1 sentence ${single}`
        : `${count} sentences ${many}`;
  const told = `${capital(counted(ought.length, 'judge or demand', 'judges or demands'))}${judges}; ${counted(seen.length, 'report what was observed', 'reports what was observed')}${observes}.`;
  if (seen.length === 0)
    return `${told} Nothing in the essay would have to be seen for it to be true.`;
  if (ought.length > seen.length * 1.5) return `${told} The essay asks for more than it shows.`;
  if (seen.length > ought.length * 1.5)
    return `${told} The facts are there; say more plainly what ought to follow from them.`;
  return `${told} The two sides keep each other company.`;
};

/** The balance of sentences about what ought to be and about what is observed. Null if there is neither. */
export const normativeEmpirical = (
  model: EssayModel,
): PremiumResult['criticalThinking']['normativeEmpirical'] => {
  const sayable = model.sentences.filter(isQuotable);
  const ought = sayable.filter((s) => normative.test(s.text) && !undecided.test(s.text));
  const seen = sayable.filter(
    (s) => evidence(s.words).length > 0 || /\d ?%|\b\d{2,}\b/.test(s.text) || isCited(model, s),
  );
  const most = Math.max(ought.length, seen.length);
  if (most === 0) return null;
  const bareOught = ought.filter((s) => !seen.includes(s)).slice(0, MOST_PROMPTS);
  const bareSeen = seen.filter((s) => !ought.includes(s)).slice(0, 1);
  return {
    balanceScore: Math.round((Math.min(ought.length, seen.length) / most) * 100) / 100,
    normativeMentions: ought.length,
    empiricalMentions: seen.length,
    balanceFeedback: feedback(ought, seen),
    prompts: [
      ...bareOught.map((s) =>
        choose(s.text, [
          `${quoteOf(s)} is a judgement. Which observation would bring somebody who doubts it round?`,
          `What would one have to see, and where, before ${quoteOf(s)} followed from it?`,
        ]),
      ),
      ...bareSeen.map(
        (s) =>
          `${quoteOf(s)} reports something. What, if anything, ought to be done because of it?`,
      ),
    ].slice(0, MOST_PROMPTS),
  };
};
