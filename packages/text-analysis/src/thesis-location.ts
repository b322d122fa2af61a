import { paragraphsOf } from './paragraphs.ts';
import { sentencesIn } from './sentences.ts';
import type { Span } from './span.ts';
import { thesisCue } from './thesis-wording.ts';
import { countWords } from './words.ts';

/** Whether a paragraph looks like a heading: at most 14 words, and no full stop at its end. */
export const isHeadingLike = (text: string): boolean =>
  countWords(text) <= 14 && !/[.!?…]["'”’)]*$/.test(text);

/** Whether a first paragraph looks like a title: a heading, or one question of at most 16 words. */
export const isTitleLike = (text: string): boolean =>
  isHeadingLike(text) || (countWords(text) <= 16 && /^[^.!?]*\?["'”’)]*$/.test(text));

/** Index of the first paragraph that is no heading; 0 where all are headings or there is none. */
export const introductionIndex = (text: string, paragraphs: readonly Span[]): number => {
  const index = paragraphs.findIndex((p, i) => {
    const content = text.slice(p.start, p.end);
    return !(i === 0 ? isTitleLike(content) : isHeadingLike(content));
  });
  return Math.max(0, index);
};

/**
 * Whether a sentence of the introduction is worded as a thesis. The hints, the structure checks and the quality score
 * rest on this one judgement. Which sentence is the position, only the engine says.
 */
export const hasThesisInIntroduction = (text: string): boolean => {
  const paragraphs = paragraphsOf(text);
  const introduction = paragraphs[introductionIndex(text, paragraphs)];
  return (
    introduction !== undefined &&
    sentencesIn(text, introduction).some(
      ({ start, end }) => thesisCue(text.slice(start, end)).strength >= 1,
    )
  );
};
