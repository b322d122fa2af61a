import { isContentsLine, isHeadingLike, isListItem } from '@argint/text-analysis';
import { footnotesOf, noteStart, withoutFurniture } from './pdf-furniture.ts';
import { quantile, type PdfLine } from './pdf-lines.ts';

/** The size of most letters. */
const textSize = (lines: readonly PdfLine[]): number =>
  quantile(
    lines.flatMap((line) =>
      Array.from({ length: Math.ceil(line.text.length / 10) }, () => line.size),
    ),
    0.5,
  );

const endsSentence = /[.!?:;…]["'”’)\]⁰¹²³⁴⁵⁶⁷⁸⁹]*$/;

/** Measures of the pages that distinguish a new paragraph from a new line. */
interface Measures {
  leading: number;
  /** Of most letters. */
  size: number;
  left: number;
  right: number;
  /** Whether the lines are stretched to the right edge, so that one that ends before it is the last of its paragraph. */
  isJustified: boolean;
}

/** How far from the right edge a stretched line may end, in points. */
const EDGE = 1;
const isJustified = (lines: readonly number[], right: number): boolean =>
  lines.filter((end) => Math.abs(end - right) <= EDGE).length * 2 > lines.length;

/** Fewest lines with the same left edge that have a right edge of their own, such as those of a quotation. */
const BLOCK_LINES = 5;

const measure = (lines: readonly PdfLine[]): Measures => {
  const gaps = lines.flatMap((line, i) => {
    const gap = (lines[i - 1]?.y ?? 0) - line.y;
    return lines[i - 1]?.page === line.page && gap > 0 ? [gap] : [];
  });
  const rights = lines.map((line) => line.right);
  const right = quantile(rights, 0.95);
  return {
    // Half of the gaps may be those between paragraphs of two lines.
    leading: quantile(gaps, 0.25),
    size: textSize(lines),
    left: quantile(
      lines.map((line) => line.left),
      0.5,
    ),
    right,
    isJustified: isJustified(rights, right),
  };
};

/** The measures that hold for a line: those of its column, and the right edge of the lines that begin where it does. */
const measuresOf = (lines: readonly PdfLine[]): ((line: PdfLine) => Measures) => {
  const columns = new Map<number, Measures>();
  const rights = new Map<string, number[]>();
  const edge = ({ column, left }: PdfLine): string => `${column} ${Math.round(left / 3)}`;
  for (const line of lines) {
    if (!columns.has(line.column))
      columns.set(line.column, measure(lines.filter(({ column }) => column === line.column)));
    rights.set(edge(line), [...(rights.get(edge(line)) ?? []), line.right]);
  }
  return (line) => {
    const column = columns.get(line.column) ?? measure(lines);
    const own = rights.get(edge(line)) ?? [];
    const right = quantile(own, 0.95);
    return own.length < BLOCK_LINES
      ? column
      : { ...column, right, isJustified: isJustified(own, right) };
  };
};

/** Share of the width that must be free behind a heading without a full stop. */
const HEADING_ROOM = 0.3;

/** A line with its neighbours, and whether the one above began a paragraph. */
interface Place {
  line: PdfLine;
  above: PdfLine;
  below: PdfLine | undefined;
  aboveOpened: boolean;
  /** How far the lines above and below are from the next ones. */
  gaps: readonly number[];
}

/** How much the distances of lines of one paragraph differ: raised numbers push lines apart. */
const EVEN = 0.1;

/** Whether a line begins a paragraph. */
const opens = (
  { line, above, below, aboveOpened, gaps }: Place,
  measures: (line: PdfLine) => Measures,
): boolean => {
  if (isListItem(line.text) || isContentsLine(line.text) || isContentsLine(above.text)) return true;
  if (line.text.includes('\t') || above.text.includes('\t')) return true;
  if (Math.abs(line.size - above.size) > above.size * 0.15) return true;
  const { leading, size, left, right, isJustified: isFull } = measures(above);
  const gap = above.y - line.y;
  const samePage = above.page === line.page && gap > 0;
  // The lines of a title stand as much further apart as its letters are larger.
  const own = leading * Math.max(1, line.size / size);
  const ended = endsSentence.test(above.text);
  const em = line.size;
  // A line that had room for the next word was not full: its paragraph ends there.
  const [firstWord = ''] = /^\S+/.exec(line.text) ?? [];
  const word = ((line.right - line.left) * (firstWord.length + 1)) / Math.max(1, line.text.length);
  const room = right - above.right;
  const hadRoom = room > (isFull ? 0 : word) + em * 0.5;
  // Full lines that are all as far apart are one paragraph, also where most of the document is set closer.
  const isEven = gaps.some((other) => Math.abs(other - gap) < gap * EVEN) && !ended && !hadRoom;
  if (samePage && gap > own * (ended ? 1.15 : 1.3) && !isEven) return true;
  // A heading in bold of the same size, before the text or behind it.
  const otherFont = above.font !== line.font && above.font !== null;
  if (otherFont && (ended || (aboveOpened && isHeadingLike(above.text)))) return true;
  const indent = line.left - above.left;
  // Centred lines, as on a cover page.
  const free = right - left - (above.right - above.left);
  const isCentred = Math.abs(line.left + line.right - above.left - above.right) < em * 0.5;
  if (isCentred && Math.abs(indent) > em * 0.5 && free > word + em) return true;
  // The first line indented; or, in a list of references, all lines but the first.
  if (ended && indent > em && line.left > measures(line).left + em * 0.5)
    return hadRoom || !aboveOpened;
  // The same behind a paragraph of one line, which was indented as well.
  if (ended && aboveOpened && Math.abs(indent) < 1 && below && below.left < line.left - em * 0.5)
    return true;
  if (samePage && !aboveOpened && indent < -em) return true;
  if (ended) return hadRoom;
  return (
    room > word + (right - left) * HEADING_ROOM &&
    aboveOpened &&
    isHeadingLike(above.text) &&
    /^["“‘']?[\p{Lu}\p{N}]/u.test(line.text)
  );
};

const PREFIX = /^(?:anti|non|self|pro|post|ex|semi|neo|pan|mid|cross|well|co|multi)$/i;

/** Joins two lines of a paragraph. A word that was hyphenated at the line end is joined as well. */
const join = (above: string, below: string, isWord: (word: string) => boolean): string => {
  const [, stem] = /(\p{L}+)[-\u00ad‐]$/u.exec(above) ?? [];
  const [rest] = /^\p{Ll}+/u.exec(below) ?? [];
  if (!stem || !rest) return /[-–—/]$/.test(above) ? above + below : `${above} ${below}`;
  const apart = isWord(rest) && (isWord(stem) || PREFIX.test(stem));
  return (isWord(stem + rest) || !apart ? above.slice(0, -1) : above) + below;
};

const paragraphsOf = (
  lines: readonly PdfLine[],
  isWord: (word: string) => boolean,
  isFirst: (line: PdfLine) => boolean = () => false,
): string[] => {
  const measures = measuresOf(lines);
  const paragraphs: string[] = [];
  let aboveOpened = true;
  const gapOver = (i: number): number => (lines[i - 1]?.y ?? 0) - (lines[i]?.y ?? 0);
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const gaps = [gapOver(i - 1), gapOver(i + 1)];
    const opened =
      !above ||
      isFirst(line) ||
      opens({ line, above, below: lines[i + 1], aboveOpened, gaps }, measures);
    if (opened) paragraphs.push(line.text);
    else paragraphs.push(join(paragraphs.pop() ?? '', line.text, isWord));
    aboveOpened = opened;
  });
  return paragraphs;
};

/**
 * Paragraphs of the printed pages, separated by blank lines; notes at the foot of pages stand behind them under a heading,
 * as those of a Word document do. `isWord` decides whether a hyphen at a line end stays.
 */
export const pdfParagraphs = (
  pages: readonly (readonly PdfLine[])[],
  isWord: (word: string) => boolean,
): string => {
  const own = withoutFurniture(pages);
  const size = textSize(own.flat());
  const parted = own.map((page) => footnotesOf(page, size));
  const notes = paragraphsOf(
    parted.flatMap((page) => page.notes),
    isWord,
    ({ text }) => noteStart.test(text),
  );
  return [
    ...paragraphsOf(
      parted.flatMap((page) => page.text),
      isWord,
    ),
    ...(notes.length > 0
      ? ['Notes', ...notes.map((note) => note.replace(/^(\d{1,3})(?=\p{Lu})/u, '$1 '))]
      : []),
  ]
    .join('\n\n')
    .replaceAll('\u00ad', '');
};
