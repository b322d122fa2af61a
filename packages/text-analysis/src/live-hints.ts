import { paragraphsOf } from './paragraphs.ts';
import { textMetrics } from './text-metrics.ts';
import { introductionIndex } from './thesis-location.ts';
import { hasThesisWording } from './thesis-wording.ts';
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
  const paragraphs = paragraphsOf(text);
  const contents = paragraphs.map((p) => text.slice(p.start, p.end));
  if (contents.some((paragraph) => countWords(paragraph) > 150))
    hints.push('Break your text into multiple paragraphs for better organization');
  const first = contents[introductionIndex(text, paragraphs)] ?? '';
  if (metrics.wordCount > 100 && !hasThesisWording(first))
    hints.push('Consider adding a clear thesis statement in your introduction');
  return hints;
};
