import { isListItem } from '@argint/text-analysis';
import type { PdfLine } from './pdf-lines.ts';

const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** A page number that stands alone. */
const pageNumber =
  /^(?:page\s*)?[-–—]?\s*(?:\d{1,4}|[ivxl]{1,6})\s*[-–—]?(?:\s*(?:of|\/)\s*\d{1,4})?$/i;
/** Identifies a page header or footer: its words without numbers, and its height on the page. */
const place = ({ text, y }: PdfLine): string =>
  `${Math.round(y)} ${text.toLowerCase().replace(/\d+/g, '#')}`;

/** Lines without page numbers, headers and footers. More than half of the pages repeat a header or footer. */
const body = (pages: readonly (readonly PdfLine[])[]): PdfLine[] => {
  const repeated = new Map<string, number>();
  for (const page of pages)
    for (const found of new Set(page.map(place)))
      repeated.set(found, (repeated.get(found) ?? 0) + 1);
  const isRunning = (line: PdfLine): boolean =>
    pages.length >= 2 && (repeated.get(place(line)) ?? 0) * 2 > pages.length;
  return pages.flatMap((page) => {
    const lines = page.filter((line) => !isRunning(line));
    const heights = lines.map((line) => line.y);
    const edges = [Math.max(...heights), Math.min(...heights)];
    return lines.filter((line) => !(edges.includes(line.y) && pageNumber.test(line.text)));
  });
};

const endsSentence = /[.!?:;…]["'”’)\]]*$/;

/** Measures of the page that distinguish a new paragraph from a new line. */
interface Page {
  leading: number;
  left: number;
  right: number;
}

const measure = (lines: readonly PdfLine[]): Page => {
  const gaps = lines.flatMap((line, i) => {
    const gap = (lines[i - 1]?.y ?? 0) - line.y;
    return lines[i - 1]?.page === line.page && gap > 0 ? [gap] : [];
  });
  return {
    leading: quantile(gaps, 0.5),
    left: quantile(
      lines.map((line) => line.left),
      0.5,
    ),
    right: quantile(
      lines.map((line) => line.right),
      0.9,
    ),
  };
};

/** Whether `line` begins a paragraph, given the line above it and whether that line did. */
const opens = (line: PdfLine, above: PdfLine, aboveOpened: boolean, page: Page): boolean => {
  if (isListItem(line.text)) return true;
  if (Math.abs(line.size - above.size) > above.size * 0.15) return true;
  const gap = above.y - line.y;
  const samePage = above.page === line.page && gap > 0;
  if (samePage && gap > page.leading * 1.3) return true;
  const ended = endsSentence.test(above.text);
  const indent = line.left - above.left;
  const em = line.size;
  // The first line indented; or, in a list of references, all lines but the first.
  if (ended && indent > em && line.left > page.left + em * 0.5) return true;
  if (!aboveOpened && indent < -em) return true;
  const most = page.left + (page.right - page.left) * (samePage ? 0.7 : 0.85);
  return ended && above.right < most;
};

/** Joins two lines of a paragraph. A word that was hyphenated at the line end is joined as well. */
const join = (above: string, below: string, isWord: (word: string) => boolean): string => {
  const [, stem] = /(\p{L}+)[-\u00ad‐]$/u.exec(above) ?? [];
  const [rest] = /^\p{Ll}+/u.exec(below) ?? [];
  if (!stem || !rest) return /[-–—/]$/.test(above) ? above + below : `${above} ${below}`;
  const whole = isWord(stem + rest) || !(isWord(stem) && isWord(rest));
  return (whole ? above.slice(0, -1) : above) + below;
};

/** Paragraphs of the printed pages, separated by blank lines. `isWord` decides whether a hyphen at a line end stays. */
export const pdfParagraphs = (
  pages: readonly (readonly PdfLine[])[],
  isWord: (word: string) => boolean,
): string => {
  const lines = body(pages);
  const page = measure(lines);
  const paragraphs: string[] = [];
  let aboveOpened = true;
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const opened = !above || opens(line, above, aboveOpened, page);
    if (opened) paragraphs.push(line.text);
    else paragraphs.push(join(paragraphs.pop() ?? '', line.text, isWord));
    aboveOpened = opened;
  });
  return paragraphs.join('\n\n').replaceAll('\u00ad', '');
};
