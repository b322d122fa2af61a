import type { TextKind } from '@argint/contracts';
import { TEXT_KINDS } from '@argint/contracts/text-kind';
import type { KindReading, Sentence } from '../essay.ts';
import { evaluatesOrAdvises } from '../layers/discourse-cues.ts';
import { takesSide } from '../layers/position-cue.ts';
import { ownsView } from '../layers/thesis-candidate.ts';
import { readSigns, type KindSource } from './kind-signs.ts';
import { KIND_WEIGHTS } from './kind-weights.ts';
import { isOnLiterature } from './on-literature.ts';
import { isWorkReview } from './work-review.ts';
import { SURE_FROM } from '@argint/assembly';

/** Fewer words show too few signs. They count as an argument until there are more. */
const MIN_WORDS = 50;

/** How certain the form of a letter is. */
const LETTER_FORM = 0.9;
/** How certain the form of a review of a book or a film is. */
const REVIEW_FORM = 0.8;

const scoreOf = (kind: TextKind, signs: Readonly<Record<string, number>>): number =>
  Object.entries(KIND_WEIGHTS[kind]).reduce(
    (sum, [sign, weight]) => sum + weight * (sign === 'bias' ? 1 : (signs[sign] ?? 0)),
    0,
  );

/** Whether a sentence of the introduction takes a side, or says what the writer holds to be good or should be. */
const opensWithView = (sentence: Sentence): boolean =>
  sentence.part === 'introduction' &&
  (takesSide(sentence) || (ownsView(sentence) && evaluatesOrAdvises(sentence)));

/** The likeliest kind of a text, by a multinomial logistic regression over its signs. Deterministic and linear in time. Where that is in doubt, a text that opens with a view argues for it. */
export const readKind = (source: KindSource): KindReading => {
  const words = source.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (words < MIN_WORDS) return { kind: 'argument', certainty: SURE_FROM };
  const signs = readSigns(source);
  // A salutation and a farewell make a letter, whatever it tells or argues.
  if (signs['greeting'] && signs['farewell'] && !signs['asksArgument'])
    return { kind: 'letter', certainty: LETTER_FORM };
  if (!signs['asksArgument'] && isWorkReview(source.text, source.paragraphs))
    return { kind: 'other', certainty: REVIEW_FORM };
  const scores = TEXT_KINDS.map((kind) => ({ kind, score: scoreOf(kind, signs) }));
  const sorted = scores.toSorted((a, b) => b.score - a.score);
  // An essay on a story tells of it in the words of a story.
  if (sorted[0]?.kind === 'narrative' && isOnLiterature(source))
    return { kind: 'argument', certainty: SURE_FROM };
  const [best] = sorted;
  const highest = best?.score ?? 0;
  const sum = scores.reduce((all, { score }) => all + Math.exp(score - highest), 0);
  const certainty = Math.round(100 / sum) / 100;
  if (certainty < SURE_FROM && source.sentences.some(opensWithView))
    return { kind: 'argument', certainty: SURE_FROM };
  return { kind: best?.kind ?? 'argument', certainty };
};
