import { linesOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sentencesIn } from './sentences.ts';
import type { Span } from './span.ts';
import { thesisCue } from './thesis-wording.ts';
import { countWords } from './words.ts';

/** The sentence that seems to state the essay's position. */
export interface ThesisLocation extends Span {
  lineNumber: number;
  place: 'introduction' | 'body' | 'conclusion';
  cue: string | null;
}

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

interface ThesisCandidate {
  span: Span;
  strength: number;
  cue: string | null;
}

/** Extra strength of a paragraph's last sentence, where a thesis usually comes. */
const LAST_SENTENCE = 0.75;

/** The sentence of a paragraph that is most worded as a thesis; null where no sentence is. */
const thesisIn = (text: string, paragraph: Span): ThesisCandidate | null => {
  const sentences = sentencesIn(text, paragraph);
  let winner: ThesisCandidate | null = null;
  sentences.forEach((span, index) => {
    const { strength, cue } = thesisCue(text.slice(span.start, span.end));
    const placed = strength + (index === sentences.length - 1 ? LAST_SENTENCE : 0);
    if (strength >= 1 && placed >= (winner?.strength ?? 1))
      winner = { span, strength: placed, cue };
  });
  return winner;
};

/**
 * Whether a sentence of the introduction is worded as a thesis. The hints, the structure checks and the thesis location
 * all rest on this one judgement, so the live panel cannot contradict itself.
 */
export const hasThesisInIntroduction = (text: string): boolean => {
  const paragraphs = paragraphsOf(text);
  const introduction = paragraphs[introductionIndex(text, paragraphs)];
  return introduction !== undefined && thesisIn(text, introduction) !== null;
};

/** The sentence most worded as a thesis, from the introduction, else the conclusion, else the body; null without one. */
export const findThesisLocation = (text: string): ThesisLocation | null => {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) return null;
  const intro = introductionIndex(text, paragraphs);
  const rest = paragraphs.slice(intro + 1);
  const order: [Span | undefined, ThesisLocation['place']][] = [
    [paragraphs[intro], 'introduction'],
    [rest.at(-1), 'conclusion'],
    ...rest.slice(0, -1).map((p): [Span, 'body'] => [p, 'body']),
  ];
  for (const [paragraph, place] of order) {
    const found = paragraph && thesisIn(text, paragraph);
    if (found && (place !== 'body' || found.strength >= 3))
      return {
        ...found.span,
        cue: found.cue,
        place,
        lineNumber: linesOf(text).lineAt(found.span.start),
      };
  }
  return null;
};
