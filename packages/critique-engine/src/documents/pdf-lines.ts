/** A run of text as the PDF places it: x, y of its baseline from the bottom left, in points. */
export interface PdfItem {
  str: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  font: string;
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
  /** The font of all its words; null where there are several. */
  font: string | null;
}

/** A gap wider than this share of the letter size is a space, although the PDF contains none. */
const SPACE = 0.18;
/** A gap this many times the letter size is that of a tab: in a table, before the page in a contents page. */
const TAB = 2.5;
/** A bullet, or the number of an item or a note, whose gap is no tab. */
const LABEL =
  /^\s*(?:[^\p{L}\p{N}]|\(?(?:\d{1,3}[.)]?|\p{L}{1,4}[.)])|\d{1,2}(?:\.\d{1,2})+\.?|o)\s*$/u;
/** Bullets of word processors: also those of their own fonts, which have no meaning elsewhere. */
const BULLET = /^(?:[●○◦■□▪▫‣➢➤✓✔❖\ue000-\uf8ff]|o(?=\s+\p{Lu}))\s*(?=\S)/u;
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
    const gap = raised ? 0 : item.x - end;
    if (gap > TAB * size && text !== '' && !LABEL.test(text)) text += '\t';
    else if (gap > SPACE * item.fontSize) text += ' ';
    text += str;
    end = endOf(item);
  });
  return text
    .replace(/\s+/g, (blank) => (blank.includes('\t') ? '\t' : ' '))
    .trim()
    .replace(BULLET, '• ');
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

/** Fewest lines, and share of all lines, that must carry a number. Notes carry none. */
const NUMBERED_LINES = 3;
const NUMBERED_SHARE = 0.5;
/** Breaks in the count: some programs count the lines of notes and of the foot of the page apart. */
const BREAKS = 2;

/** The number below which a share of all lies, 0 to 1; 0 without any. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** Share of the lines that may stand further out than the text: heads, hanging numbers. */
const OUTLIERS = 0.1;

/** The items without the numbers of lines in the left margin: each, or every fifth, counts on. */
const withoutLineNumbers = (items: readonly PdfItem[]): readonly PdfItem[] => {
  const isNumber = ({ str }: PdfItem): boolean => /^\s*\d{1,4}\s*$/.test(str);
  const rows = rowsOf(items.filter((item) => !isNumber(item)));
  const left = quantile(
    rows.map(([first]) => first?.x ?? 0),
    OUTLIERS,
  );
  const numbers = items
    .filter((item) => isNumber(item) && endOf(item) <= left)
    .toSorted((a, b) => b.y - a.y);
  const values = numbers.map(({ str }) => Number(str));
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const breaks = values.filter((value, i) => i > 0 && value - (values[i - 1] ?? 0) !== step);
  if (numbers.length < NUMBERED_LINES + breaks.length || step < 1 || breaks.length > BREAKS)
    return items;
  if (numbers.length * step < rows.length * NUMBERED_SHARE) return items;
  const drop = new Set(numbers);
  return items.filter((item) => !drop.has(item));
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
    font: row.every(({ font }) => font === row[0]?.font) ? (row[0]?.font ?? null) : null,
  };
};

/** The columns of a page that was written column by column: each begins higher up, and right of the one before it. */
const columnsOf = (rows: readonly PdfItem[][]): number[] => {
  let column = 0;
  let ends: number[] = [];
  return rows.map((row, i) => {
    const [first, above] = [row[0] as PdfItem, rows[i - 1]?.[0]];
    const rises = above !== undefined && first.y - above.y > 2 * first.fontSize;
    if (rises && first.x >= quantile(ends, 0.75)) {
      column += 1;
      ends = [];
    }
    ends.push(endOf(row.at(-1) as PdfItem));
    return column;
  });
};

/** The printed lines of a page in reading order, without numbers of lines. */
export const pdfLines = (items: readonly PdfItem[], page: number): PdfLine[] => {
  const rows = rowsOf(withoutLineNumbers(items));
  const gutter = gutterOf(rows);
  if (gutter === null) {
    const columns = columnsOf(rows);
    return rows.map((row, i) => lineOf(row, page, columns[i] ?? 0));
  }
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
