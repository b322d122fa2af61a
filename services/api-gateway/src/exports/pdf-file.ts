import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfMake, { type PdfContent } from 'pdfmake';

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
// The library opens nothing but the fonts, whatever a text says.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(fonts));

/** Makes a PDF file of A4 pages with numbers. */
export const pdfFile = (title: string, content: PdfContent[]): Promise<Buffer> =>
  pdfMake
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
        text: `${page} of ${pages}`,
        alignment: 'center',
        style: 'soft',
        margin: [0, 24, 0, 0],
      }),
      content,
    })
    .getBuffer();
