import { paragraphsOf } from './paragraphs.ts';
import { textMetrics } from './text-metrics.ts';
import { hasThesisInIntroduction } from './thesis-location.ts';
import { countWords } from './words.ts';

/** Quick improvements in the wording and by the thresholds of D1 §5; none for blank text. */
export const liveHints = (text: string): string[] => {
  const metrics = textMetrics(text);
  if (metrics.wordCount === 0) return [];
  const hints: string[] = [];
  if (metrics.wordCount < 50) hints.push('Essay is too short - aim for at least 200 words');
  else if (metrics.wordCount < 200)
    hints.push('Consider expanding your essay with more detail and examples');
  if (metrics.averageWordsPerSentence > 25)
    hints.push('Some sentences are very long - consider breaking them up');
  if (paragraphsOf(text).some(({ start, end }) => countWords(text.slice(start, end)) > 150))
    hints.push('Break your text into multiple paragraphs for better organization');
  if (metrics.wordCount > 100 && !hasThesisInIntroduction(text))
    hints.push('Consider adding a clear thesis statement in your introduction');
  return hints;
};
