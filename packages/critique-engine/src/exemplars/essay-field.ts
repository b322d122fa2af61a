import { countCitations, wordsIn } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import { disciplineOf } from './discipline.ts';
import type { DisciplineGuess } from './discipline.ts';
import type { Level } from './exemplar.ts';

/** How many words of the essay one word of the question counts for. */
const QUESTION_COUNT = 3;

/** The field of an essay, from its words and those of its question. The terms are in the essay's own spelling. */
export const fieldOf = (model: EssayModel): DisciplineGuess => {
  const terms = new Map(model.terms);
  if (model.question)
    for (const term of contentStems(wordsIn(model.question)))
      terms.set(term, (terms.get(term) ?? 0) + QUESTION_COUNT);
  const guess = disciplineOf(terms);
  const worded = new Map<string, string>();
  for (const { words } of model.sentences)
    for (const word of words) {
      const [term] = contentStems([word]);
      if (term && guess.terms.includes(term) && !worded.has(term)) worded.set(term, word.lower);
    }
  return { ...guess, terms: guess.terms.flatMap((term) => worded.get(term) ?? []) };
};

/** An essay with this many citations counts as postgraduate. */
const POSTGRADUATE_CITATIONS = 6;
const POSTGRADUATE_WORDS = 1_500;
const UNDERGRADUATE_WORDS = 700;

/** The level of an essay, by its citations first, then its length. */
export const levelOf = ({ text, proseWords }: EssayModel): Level => {
  const citations = countCitations(text);
  if (citations >= POSTGRADUATE_CITATIONS && proseWords >= POSTGRADUATE_WORDS)
    return 'postgraduate';
  return citations > 0 || proseWords >= UNDERGRADUATE_WORDS ? 'undergraduate' : 'secondary';
};
