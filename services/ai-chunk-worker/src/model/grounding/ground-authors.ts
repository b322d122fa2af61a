import type { AnalysisResult } from '@argint/contracts';
import type { ModelAuthor } from '../answers/answer-schemas.ts';
import { isPublishable } from './publishable.ts';

type AuthorBias = NonNullable<
  AnalysisResult['criticalThinkingAmplification']
>['authorBiasAnalysis'][number];

/** Keeps the authors whose surname, the last word of the name, is a word of the essay. */
export const groundAuthors = (authors: readonly ModelAuthor[], essay: string): AuthorBias[] => {
  const words = new Set(essay.match(/[\p{L}\p{M}’'-]+/gu));
  const isNamed = (name: string): boolean => {
    const surname = name.match(/[\p{L}\p{M}’'-]+/gu)?.at(-1) ?? '';
    return (
      surname.length > 1 &&
      /^\p{Lu}/u.test(surname) &&
      [surname, `${surname}'s`, `${surname}’s`].some((word) => words.has(word))
    );
  };
  return authors.filter(
    (one) => isNamed(one.author) && isPublishable(essay, one.author, one.disciplinaryBias),
  );
};
