import { linesOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sentencesIn } from './sentences.ts';
import type { Span } from './span.ts';
import { thesisCue } from './thesis-wording.ts';
import { countWords } from './words.ts';

/** Where the essay seems to state its position. */
export interface ThesisLocation extends Span {
  lineNumber: number;
  place: 'introduction' | 'body' | 'conclusion';
  cue: string | null;
}

/** Title lines and greetings: short and without a full stop. */
export const isHeadingLike = (text: string): boolean =>
  countWords(text) <= 14 && !/[.!?…]["'”’)]*$/.test(text);

/** A first paragraph that is a title: a heading, or a short question. */
export const isTitleLike = (text: string): boolean =>
  isHeadingLike(text) || (countWords(text) <= 16 && /^[^.!?]*\?["'”’)]*$/.test(text));

/** Index of the paragraph the essay opens with; headings are passed over. */
export const introductionIndex = (text: string, paragraphs: readonly Span[]): number => {
  const index = paragraphs.findIndex((p, i) => {
    const content = text.slice(p.start, p.end);
    return !(i === 0 ? isTitleLike(content) : isHeadingLike(content));
  });
  return Math.max(0, index);
};

const best = (
  text: string,
  paragraph: Span,
): { span: Span; strength: number; cue: string | null } | null => {
  const sentences = sentencesIn(text, paragraph);
  let winner: { span: Span; strength: number; cue: string | null } | null = null;
  sentences.forEach((span, index) => {
    const { strength, cue } = thesisCue(text.slice(span.start, span.end));
    const placed = strength + (index === sentences.length - 1 ? 0.75 : 0);
    if (strength >= 1 && placed >= (winner?.strength ?? 1))
      winner = { span, strength: placed, cue };
  });
  return winner;
};

/** The sentence most worded as a thesis: introduction first, then conclusion, then body; else null. */
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
    const found = paragraph && best(text, paragraph);
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
