/** A run of text as the PDF places it: x, y of its baseline from the bottom left, in points. */
export interface PdfItem {
  str: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** A printed line. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  page: number;
  /** 0 for a page without columns and for the left one. */
  column: number;
}

/** A gap wider than this share of the letter size is a space, although the PDF contains none. */
const SPACE = 0.18;
/** A number this much smaller than its line, or raised by this share of it, is that of a note. */
const NOTE_SIZE = 0.8;
const NOTE_RAISE = 0.2;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const endOf = ({ x, width }: PdfItem): number => x + width;
const isNote = ({ str, y, fontSize }: PdfItem, size: number, baseline: number): boolean =>
  /^\s*\d{1,3}\s*$/.test(str) && (fontSize < size * NOTE_SIZE || y - baseline > size * NOTE_RAISE);

const textOf = (items: readonly PdfItem[], size: number): string => {
  const main = items.find(({ fontSize }) => fontSize === size);
  let text = '';
  let end = Infinity;
  items.forEach((item, i) => {
    const raised = i > 0 && isNote(item, size, main?.y ?? item.y);
    const str = raised ? item.str.trim().replace(/\d/g, (n) => RAISED.charAt(Number(n))) : item.str;
    const spaced = item.x - end > SPACE * item.fontSize && !raised;
    if (spaced && !/\s$/.test(text) && !/^\s/.test(str)) text += ' ';
    text += str;
    end = endOf(item);
  });
  return text.replace(/\s+/g, ' ').trim();
};

/** Items whose baselines lie together and that follow each other to the right. */
const rowsOf = (items: readonly PdfItem[]): PdfItem[][] => {
  const rows: PdfItem[][] = [];
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const row = rows.at(-1);
    const last = row?.at(-1);
    const near = last && Math.abs(item.y - last.y) < Math.max(item.fontSize, last.fontSize) * 0.5;
    if (row && last && near && item.x > last.x - 1) row.push(item);
    else rows.push([item]);
  }
  return rows;
};

/** Fewest lines, and share of all lines, that must carry a number. */
const NUMBERED_LINES = 3;
const NUMBERED_SHARE = 0.8;

/** The rows without the numbers of lines in the margin: each, or every fifth, counts on. */
const withoutLineNumbers = (rows: PdfItem[][]): PdfItem[][] => {
  const numbered = rows.filter(
    (row) => row.length > 1 && /^\s*\d{1,4}\s*$/.test(row[0]?.str ?? ''),
  );
  const numbers = numbered.map((row) => Number(row[0]?.str));
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const counts = numbers.every((number, i) => i === 0 || number - (numbers[i - 1] ?? 0) === step);
  if (numbered.length < NUMBERED_LINES || step < 1 || !counts) return rows;
  if (numbered.length * step < rows.length * NUMBERED_SHARE) return rows;
  const drop = new Set(numbered);
  return rows.map((row) => (drop.has(row) ? row.slice(1) : row));
};

/** Fewest rows that both columns share. */
const SHARED_ROWS = 5;
/** Share of the rows that may cross the gap between columns: titles, tables. */
const CROSSING = 0.1;

/** Where the second column begins, if a page has two and was written row by row; null for other pages. */
const gutterOf = (rows: readonly PdfItem[][]): number | null => {
  const starts = rows.flatMap((row) =>
    row.flatMap((item, i) => {
      const before = row[i - 1];
      return before && item.x - endOf(before) > item.fontSize ? [item.x] : [];
    }),
  );
  if (starts.length < SHARED_ROWS) return null;
  const gutter = Math.min(...starts);
  const crosses = (row: PdfItem[]): boolean =>
    row.some((item) => item.x < gutter - 1 && endOf(item) > gutter - 1);
  const shared = rows.filter(
    (row) => row.some((item) => item.x < gutter - 1) && row.some((item) => item.x >= gutter - 1),
  );
  return rows.filter(crosses).length <= rows.length * CROSSING &&
    shared.length >= SHARED_ROWS &&
    shared.length * 2 > rows.length
    ? gutter
    : null;
};

const lineOf = (row: readonly PdfItem[], page: number, column: number): PdfLine => {
  const size = Math.max(...row.map((item) => item.fontSize));
  return {
    text: textOf(row, size),
    left: Math.min(...row.map((item) => item.x)),
    right: Math.max(...row.map(endOf)),
    y: row.find(({ fontSize }) => fontSize === size)?.y ?? 0,
    size,
    page,
    column,
  };
};

/** The printed lines of a page in reading order, without numbers of lines. */
export const pdfLines = (items: readonly PdfItem[], page: number): PdfLine[] => {
  const rows = withoutLineNumbers(rowsOf(items));
  const gutter = gutterOf(rows);
  if (gutter === null) return rows.map((row) => lineOf(row, page, 0));
  const left: PdfLine[] = [];
  const right: PdfLine[] = [];
  for (const row of rows) {
    const [here, there] = [
      row.filter((item) => item.x < gutter - 1),
      row.filter((item) => item.x >= gutter - 1),
    ];
    if (here.length > 0) left.push(lineOf(here, page, 0));
    if (there.length > 0) right.push(lineOf(there, page, 1));
  }
  return [...left, ...right];
};
