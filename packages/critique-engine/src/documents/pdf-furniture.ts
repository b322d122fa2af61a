import { isContentsLine } from '@argint/text-analysis';
import type { PdfLine } from './pdf-lines.ts';

type Pages = readonly (readonly PdfLine[])[];

/** A page number that stands alone. */
const pageNumber =
  /^(?:page\s*)?[-–—]?\s*(?:\d{1,4}|[ivxl]{1,6})\s*[-–—]?(?:\s*(?:of|\/)\s*\d{1,4})?$/i;
/** Most words of a running head that differs from page to page. */
const HEAD_WORDS = 12;
/** Most lines of a header or footer. */
const EDGE_LINES = 3;
/** Most words of a mark across each page, such as DRAFT. */
const MARK_WORDS = 3;
const isMark = ({ text }: PdfLine): boolean => text.split(/\s+/).length <= MARK_WORDS;
/** Identifies a page header or footer: its words without numbers, and its height on the page. */
const place = ({ text, y }: PdfLine): string =>
  `${Math.round(y)} ${text.toLowerCase().replace(/\d+/g, '#')}`;

const topOf = (page: readonly PdfLine[]): number => Math.max(...page.map(({ y }) => y));
const bottomOf = (page: readonly PdfLine[]): number => Math.min(...page.map(({ y }) => y));

/** The number at the end or the beginning of a line at the edge of a page. */
const numberAt = ({ text }: PdfLine): number | null => {
  const found = /^(\d{1,4})\b|\b(\d{1,4})$/.exec(text);
  return found && text.split(/\s+/).length <= HEAD_WORDS ? Number(found[1] ?? found[2]) : null;
};

/** Lines at one edge of the pages that count them, whatever else they say: other heads on odd and even pages. */
const counting = (pages: Pages, edgeOf: (page: readonly PdfLine[]) => number): PdfLine[] => {
  const edges = pages.flatMap((page, i) => {
    const edge = edgeOf(page);
    return page
      .filter(({ y }) => y === edge)
      .flatMap((line) => {
        const number = numberAt(line);
        return number === null ? [] : [{ line, offset: number - i }];
      });
  });
  const first = edges[0];
  return first && edges.length > 1 && edges.every(({ offset }) => offset === first.offset)
    ? edges.map(({ line }) => line)
    : [];
};

/** The pages without what a printer adds: page headers, footers and numbers. */
export const withoutFurniture = (pages: Pages): PdfLine[][] => {
  const repeated = new Map<string, number>();
  for (const page of pages)
    for (const found of new Set(page.map(place)))
      repeated.set(found, (repeated.get(found) ?? 0) + 1);
  const counted = new Set([...counting(pages, topOf), ...counting(pages, bottomOf)]);
  return pages.map((page) => {
    const [top, bottom] = [topOf(page), bottomOf(page)];
    const isEdge = ({ y }: PdfLine): boolean => y === top || y === bottom;
    const heights = [...new Set(page.map(({ y }) => y))].sort((a, b) => a - b);
    const [foot = 0, head = 0] = [heights[EDGE_LINES - 1], heights.at(-EDGE_LINES)];
    const isNearEdge = ({ y }: PdfLine): boolean => y <= foot || y >= head;
    const isRunning = (line: PdfLine): boolean => {
      const times = repeated.get(place(line)) ?? 0;
      // Other heads on odd and even pages stand on half of them.
      return (
        pages.length > 1 &&
        ((times * 2 > pages.length && (isNearEdge(line) || isMark(line))) ||
          (isEdge(line) && times > 1 && times * 3 > pages.length))
      );
    };
    const kept = page.filter((line) => !counted.has(line) && !isRunning(line));
    // The page numbers of a table of contents may be written after it.
    const hasContents = kept.some((line) => isContentsLine(line.text));
    const edges = [topOf(kept), bottomOf(kept)];
    return kept.filter(
      ({ y, text }) => !((hasContents || edges.includes(y)) && pageNumber.test(text)),
    );
  });
};

/** A note at the foot of a page is set this much smaller than the text. */
const FOOTNOTE_SIZE = 0.9;
/** The number or sign that a note begins with. */
export const noteStart = /^(?:\d{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[*†‡])[.)]?\s*\S/u;

/** Parts a page into its text and the notes at its foot. */
export const footnotesOf = (
  page: readonly PdfLine[],
  size: number,
): { text: PdfLine[]; notes: PdfLine[] } => {
  const lastOfText = page.findLastIndex((line) => line.size > size * FOOTNOTE_SIZE);
  const first = page.findIndex((line, i) => i > lastOfText && noteStart.test(line.text));
  return first < 0 || lastOfText < 0
    ? { text: [...page], notes: [] }
    : { text: page.slice(0, first), notes: page.slice(first) };
};
