import { linesOf } from './lines.ts';
import type { Span } from './span.ts';

const endsSentence = /[.!?:;…"'”’)\]]\s*$/u;
const startsItem = /^\s*(?:[-*•–]|\d{1,3}[.)]|[a-z][.)])\s/;

/** Whether a line begins with a bullet, or a number or letter of a list. */
export const isListItem = (line: string): boolean => startsItem.test(line);

const trimmed = (text: string, { start, end }: Span): Span | null => {
  const slice = text.slice(start, end);
  const left = slice.length - slice.trimStart().length;
  const right = slice.trimEnd().length;
  return right > left ? { start: start + left, end: start + right } : null;
};

/** Whether the lines of a block were broken by a fixed page width rather than by the writer. */
const isWrapped = (text: string, block: readonly Span[]): boolean => {
  if (block.length < 2 || block.some((line) => isListItem(text.slice(line.start, line.end))))
    return false;
  const inner = block.slice(0, -1);
  const open = inner.filter((line) => !endsSentence.test(text.slice(line.start, line.end)));
  const widest = Math.max(...inner.map((line) => line.end - line.start));
  return open.length * 2 > inner.length && widest <= 120 && widest >= 40;
};

/**
 * Paragraphs without surrounding whitespace. Blank lines separate them, and so does a single line
 * break, unless the lines look wrapped at a fixed width.
 */
export const paragraphsOf = (text: string): Span[] => {
  const paragraphs: Span[] = [];
  let block: Span[] = [];
  const close = (): void => {
    const first = block[0];
    const last = block.at(-1);
    if (first && last) {
      if (isWrapped(text, block)) paragraphs.push({ start: first.start, end: last.end });
      else paragraphs.push(...block);
    }
    block = [];
  };
  for (const line of linesOf(text).spans) {
    const content = trimmed(text, line);
    if (content) block.push(content);
    else close();
  }
  close();
  return paragraphs;
};
