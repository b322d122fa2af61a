import { countWords, isHeadingLike, isListItem, paragraphsOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';

/** One part of an essay: a heading with what follows it, or a paragraph. */
export interface EssayPart {
  /** The heading, or the first words of the paragraph. */
  name: string;
  /** Where the name stands. */
  at: Span;
  /** Where the part ends: where the next one begins. */
  end: number;
}

/** The parts of an essay, and whether the writer's own headings name them. */
export interface EssayParts {
  by: 'headings' | 'paragraphs';
  parts: EssayPart[];
}

/** Fewest words of a text that an outline helps with, and fewest parts. */
const LONG_WORDS = 1_500;
const PARTS_MIN = 3;
/** Fewest words of a paragraph that a heading stands above; entries of a list of references are shorter. */
const PROSE_WORDS = 25;
/** A heading may stand above a second one, as a chapter above its first section. */
const HEADINGS_ON_END = 2;
/** Words of a paragraph that name it. */
const NAME_WORDS = 9;

const numbered = /^\s*\d{1,3}[.)]/;

const isHeading = (text: string): boolean =>
  isHeadingLike(text) && /\p{L}/u.test(text) && (!isListItem(text) || numbered.test(text));

const firstWords = (text: string): string => {
  const words = text.split(/\s+/);
  return words.length <= NAME_WORDS ? words.join(' ') : `${words.slice(0, NAME_WORDS).join(' ')}…`;
};

const partsAt = (text: string, starts: readonly Span[], isWhole: boolean): EssayPart[] =>
  starts.map((at, i) => {
    const content = text.slice(at.start, at.end);
    const name = isWhole ? content.replace(/\s+/g, ' ') : firstWords(content);
    const end = isWhole ? at.end : at.start + content.split(/\s+/, NAME_WORDS).join(' ').length;
    return { name, at: { start: at.start, end }, end: starts[i + 1]?.start ?? text.length };
  });

/**
 * The parts of a long essay: those that its headings name, else its paragraphs. Null for a text that is read without
 * an outline.
 */
export const essayParts = (text: string): EssayParts | null => {
  if (countWords(text) < LONG_WORDS) return null;
  const paragraphs = paragraphsOf(text);
  const contents = paragraphs.map(({ start, end }) => text.slice(start, end));
  const isProse = contents.map((content) => countWords(content) >= PROSE_WORDS);
  const headings = paragraphs.filter(
    (_, i) =>
      isHeading(contents[i] as string) &&
      isProse.slice(i + 1, i + 1 + HEADINGS_ON_END).includes(true),
  );
  if (headings.length >= PARTS_MIN) return { by: 'headings', parts: partsAt(text, headings, true) };
  const prose = paragraphs.filter((_, i) => isProse[i]);
  return prose.length < PARTS_MIN ? null : { by: 'paragraphs', parts: partsAt(text, prose, false) };
};
