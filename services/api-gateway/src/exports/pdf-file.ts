import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import pdfMake, { type PdfContent, type PlacedNode } from 'pdfmake';
import { createPrinter } from './pdf-letters.ts';

const fonts = join(
  dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))),
  `ttf${sep}`,
);

// DejaVu has the letters of the South African languages, Greek, Cyrillic, Hebrew, Arabic and more.
pdfMake.setFonts({
  Serif: {
    normal: `${fonts}DejaVuSerif.ttf`,
    bold: `${fonts}DejaVuSerif-Bold.ttf`,
    italics: `${fonts}DejaVuSerif-Italic.ttf`,
    bolditalics: `${fonts}DejaVuSerif-BoldItalic.ttf`,
  },
  Sans: {
    normal: `${fonts}DejaVuSans.ttf`,
    bold: `${fonts}DejaVuSans-Bold.ttf`,
    italics: `${fonts}DejaVuSans-Oblique.ttf`,
    bolditalics: `${fonts}DejaVuSans-BoldOblique.ttf`,
  },
});
const serif = openSync(`${fonts}DejaVuSerif.ttf`);
const sans = openSync(`${fonts}DejaVuSans.ttf`);
// The library opens nothing but the fonts, whatever a text says.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(fonts));

/** Most characters that surely fit on one page. The library loses what is kept together and does not fit. */
const KEPT_TOGETHER_CHARS = 1_500;
/** Most characters of the title in the footer, which has one line. */
const FOOTER_CHARS = 70;
/** Below this part of a page only one line of the essay has room. */
const NEAR_FOOT = 0.945;

const charsOf = (content: unknown): number => {
  if (typeof content === 'string') return content.length;
  if (Array.isArray(content)) return content.reduce<number>((sum, one) => sum + charsOf(one), 0);
  if (typeof content !== 'object' || content === null) return 0;
  const { text, stack, ul } = content as Record<string, unknown>;
  return charsOf(text) + charsOf(stack) + charsOf(ul);
};

/** Parts that no page break comes between, unless they are too long for that. */
export const together = (...parts: PdfContent[]): PdfContent => ({
  stack: parts,
  unbreakable: charsOf(parts) <= KEPT_TOGETHER_CHARS,
});

/** Parts under a heading, which never stands alone at the foot of a page. */
export const section = (heading: string, parts: readonly PdfContent[]): PdfContent[] => {
  const [first, ...rest] = parts;
  return first === undefined ? [] : [together({ text: heading, style: 'heading' }, first), ...rest];
};

/** Whether one line of a paragraph of the essay would stand alone at the foot of a page. */
const isTorn = ({ style, startPosition, pageNumbers }: PlacedNode): boolean =>
  style === 'essay' && pageNumbers.length > 1 && startPosition.verticalRatio > NEAR_FOOT;

/** Makes a PDF file of A4 pages with numbers. */
export const pdfFile = (title: string, content: PdfContent[]): Promise<Buffer> => {
  const printer = createPrinter(serif, sans);
  const printed = content.map(printer.print);
  const note = printer.note();
  const shortTitle =
    title.length > FOOTER_CHARS ? `${title.slice(0, FOOTER_CHARS).trimEnd()}…` : title;
  return pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [60, 60, 60, 64],
      info: { title, creator: 'Argument Intelligence', producer: 'Argument Intelligence' },
      defaultStyle: { font: 'Sans', fontSize: 10, lineHeight: 1.3 },
      styles: {
        title: { font: 'Serif', fontSize: 20, bold: true, lineHeight: 1.15 },
        heading: { font: 'Serif', fontSize: 14, bold: true, margin: [0, 20, 0, 6] },
        soft: { color: '#6b665c', fontSize: 9 },
        essay: { font: 'Serif', fontSize: 11, lineHeight: 1.5, margin: [0, 0, 0, 4] },
      },
      footer: (page, pages) => ({
        text: `${page === 1 ? '' : `${shortTitle} · `}${page} of ${pages}`,
        alignment: 'center',
        style: 'soft',
        margin: [60, 24, 60, 0],
      }),
      pageBreakBefore: isTorn,
      content: note === null ? printed : [{ text: note, style: 'soft' }, ...printed],
    })
    .getBuffer();
};
