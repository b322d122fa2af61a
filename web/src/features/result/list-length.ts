import type { LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';

/** Critiques that a student can take in at once: 12 for 500 words, and never fewer than 8. */
const PER_WORDS = 12 / 500;
const FEWEST = 8;

/** Slips of language can wait until the argument stands. */
const weightOf = (critique: LineCritique): number =>
  critique.severity * critique.confidence * (isAboutLanguage(critique) ? 0.7 : 1.2) +
  (critique.fixFirst ? 100 : 0);

/** The critiques of an essay of `words` words to list at first, in their order; the others wait behind 'more'. */
export const firstToList = (
  critiques: readonly LineCritique[],
  words: number,
): readonly LineCritique[] => {
  const most = Math.max(FEWEST, Math.round(words * PER_WORDS));
  if (critiques.length <= most) return critiques;
  const first = new Set(critiques.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most));
  return critiques.filter((critique) => first.has(critique));
};
