import { ESSAY_PREVIEW_CHARS, ESSAY_TITLE_CHARS } from '@argint/contracts';
import { sentencesOf } from '@argint/text-analysis';

/** The first `length` UTF-16 units, or one fewer when the last would be half a surrogate pair. */
export const firstUnits = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};

/** The text on one line. A text longer than `length` UTF-16 units is cut after a word and ends in an ellipsis. */
const shorten = (text: string, length: number): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= length) return line;
  const cut = firstUnits(line, length - 1);
  // When the cut falls on a space, its last word is whole.
  const end = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
};

/** The question, or without one the first sentence, in at most 80 characters. Empty for a blank text. */
export const titleOf = (text: string, question: string | null): string => {
  if (question !== null && question.trim() !== '') return shorten(question, ESSAY_TITLE_CHARS);
  const [first] = sentencesOf(text);
  return shorten(first ? text.slice(first.start, first.end) : text, ESSAY_TITLE_CHARS);
};

/** The start of the text that lists show, of 200 characters. */
export const previewOf = (text: string): string => firstUnits(text, ESSAY_PREVIEW_CHARS);
