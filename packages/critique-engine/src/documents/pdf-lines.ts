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
}

/** A gap wider than this share of the letter size is a space, although the PDF contains none. */
const SPACE = 0.18;

const textOf = (items: readonly PdfItem[]): string => {
  let text = '';
  let end = Infinity;
  for (const { str, x, width, fontSize } of items) {
    if (x - end > SPACE * fontSize && !/\s$/.test(text) && !/^\s/.test(str)) text += ' ';
    text += str;
    end = x + width;
  }
  return text.replace(/\s+/g, ' ').trim();
};

/** The printed lines of a page in reading order: items whose baselines lie together. */
export const pdfLines = (items: readonly PdfItem[], page: number): PdfLine[] => {
  const groups: PdfItem[][] = [];
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    const near = last && Math.abs(item.y - last.y) < Math.max(item.fontSize, last.fontSize) * 0.5;
    if (group && last && near && item.x > last.x - 1) group.push(item);
    else groups.push([item]);
  }
  return groups.map((group) => ({
    text: textOf(group),
    left: Math.min(...group.map((item) => item.x)),
    right: Math.max(...group.map((item) => item.x + item.width)),
    y: group[0]?.y ?? 0,
    size: Math.max(...group.map((item) => item.fontSize)),
    page,
  }));
};
