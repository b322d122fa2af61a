import { paragraphsOf } from './paragraphs.ts';
import { sentencesIn, sentencesOf } from './sentences.ts';
import type { Span } from './span.ts';
import { textMetrics } from './text-metrics.ts';
import { hasThesisInIntroduction, introductionIndex } from './thesis-location.ts';
import { countWords } from './words.ts';

/** A quick improvement, and where in the text the writer can begin with it. */
export interface LiveHint {
  text: string;
  /** The caret goes to its end. With a length, these are the words the hint is about. */
  at: Span;
}

/** What the panel asks for where no sentence of the introduction is worded as a thesis (D1 §5). */
export const THESIS_HINT = 'Consider adding a clear thesis statement in your introduction';

const caretAt = (offset: number): Span => ({ start: offset, end: offset });

const wordsOf = (text: string, { start, end }: Span): number => countWords(text.slice(start, end));

/** The sentence with the most words. */
const longestSentence = (text: string): Span =>
  sentencesOf(text).reduce(
    (longest, sentence) => (wordsOf(text, sentence) > wordsOf(text, longest) ? sentence : longest),
    caretAt(0),
  );

/** Where a paragraph can be parted: before the sentence that begins nearest to its middle. */
const partingPlace = (text: string, paragraph: Span): Span => {
  const middle = (paragraph.start + paragraph.end) / 2;
  const starts = sentencesIn(text, paragraph)
    .slice(1)
    .map(({ start }) => start);
  const nearest = starts.reduce(
    (best, start) => (Math.abs(start - middle) < Math.abs(best - middle) ? start : best),
    paragraph.end,
  );
  return caretAt(nearest);
};

/** Where the introduction ends. */
const endOfIntroduction = (text: string): Span => {
  const paragraphs = paragraphsOf(text);
  return caretAt(paragraphs[introductionIndex(text, paragraphs)]?.end ?? 0);
};

/** Quick improvements in the wording and by the thresholds of D1 §5; none for blank text. */
export const liveHints = (text: string): LiveHint[] => {
  const metrics = textMetrics(text);
  if (metrics.wordCount === 0) return [];
  const hints: LiveHint[] = [];
  const end = caretAt(text.trimEnd().length);
  if (metrics.wordCount < 50)
    hints.push({ text: 'Essay is too short - aim for at least 200 words', at: end });
  else if (metrics.wordCount < 200)
    hints.push({ text: 'Consider expanding your essay with more detail and examples', at: end });
  if (metrics.averageWordsPerSentence > 25)
    hints.push({
      text: 'Some sentences are very long - consider breaking them up',
      at: longestSentence(text),
    });
  const long = paragraphsOf(text).find((paragraph) => wordsOf(text, paragraph) > 150);
  if (long)
    hints.push({
      text: 'Break your text into multiple paragraphs for better organization',
      at: partingPlace(text, long),
    });
  if (metrics.wordCount > 100 && !hasThesisInIntroduction(text))
    hints.push({
      text: THESIS_HINT,
      at: endOfIntroduction(text),
    });
  return hints;
};
