import type { LineCritique } from '@argint/contracts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import type { DisciplineGuess } from '../exemplars/discipline.ts';
import { HABITS } from '../exemplars/discipline-habits.ts';
import { STOP_WORDS } from '../layers/stop-words.ts';
import { isCited } from '../layers/region-lookup.ts';
import { listed } from '../wording.ts';
import { isQuotable } from '../argument/essay-moves.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';

const MOST = 3;
/** Wording of a factual sentence, which research may confirm. */
const factual =
  /\b(?:more|less|most|many|increas\w+|decreas\w+|reduc\w+|caus\w+|leads? to|results? in|affects?|help\w*|improv\w+|harm\w*|damag\w+|percent|per cent|\d+ ?%|every year|nowadays|proven?|effects?)\b/i;

const personal = /\b(?:I|my|me)\b/;

const wanting = (model: EssayModel): Sentence[] =>
  model.sentences.filter(
    (s) =>
      (s.role === 'claim' || s.role === 'premise') &&
      isQuotable(s) &&
      factual.test(s.text) &&
      !personal.test(s.text) &&
      !isCited(model, s),
  );

/** Search words: the first content words of a sentence, in its own spelling. */
const searchWords = ({ words, tags }: Sentence): string[] =>
  [
    ...new Set(
      words
        .filter((_, i) => tags[i] === 'NOUN' || tags[i] === 'ADJ')
        .map(({ lower }) => lower)
        .filter((lower) => lower.length > 3 && !STOP_WORDS.has(lower)),
    ),
  ].slice(0, 3);

/** Which sentences need a source, where to look and with which words; then what is wrong with the sources given. */
export const scholarlyIntegration = (
  model: EssayModel,
  moves: Moves,
  { discipline }: DisciplineGuess,
  critiques: readonly LineCritique[],
): string[] => {
  const [sure] = wanting(model);
  const best = moves.claims.find(({ claim }) => !personal.test(claim.text))?.claim;
  const first = sure ?? (moves.source ? undefined : best);
  const found: string[] = [];
  if (first) {
    const search = searchWords(first);
    found.push(
      `A source would help at ${quoteOf(first, 80)}. Look in ${HABITS[discipline].sources}${search.length > 1 ? `, with the words ${listed(search.map((w) => `“${w}”`))}` : ''}.`,
    );
  }
  if (moves.source && !moves.source.next)
    found.push(
      `After ${quoteOf(moves.source.sentence, 70)}, say in a sentence of your own what the source shows for your point.`,
    );
  return [...critiques.map(({ fix }) => fix), ...found].slice(0, MOST);
};
