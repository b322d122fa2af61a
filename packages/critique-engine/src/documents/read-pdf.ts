import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { unknownWords } from '../layers/pos-tagger.ts';
import { DocumentFault } from './document-fault.ts';
import { OWN_PRODUCER, ownEssay } from './own-pdf.ts';
import { PAGES_MAX } from './pages-max.ts';
import { pdfLines } from './pdf-lines.ts';
import type { PdfItem, PdfLine } from './pdf-lines.ts';
import { pdfParagraphs } from './pdf-paragraphs.ts';

const isWord = (word: string): boolean => unknownWords([word.toLowerCase()]).size === 0;

const open = async (bytes: Buffer) => {
  const { getDocumentProxy } = await import('unpdf');
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentFault(locked ? 'encrypted' : 'damaged', 'pdf');
  }
};

type Pdf = Awaited<ReturnType<typeof open>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

interface PdfText {
  pages: PdfLine[][];
  /** What was typed into the fields of a form, in their order. */
  answers: string[];
  /** The essay alone, in a file that we wrote ourselves. */
  own: string;
}

const answersOn = async (page: PdfPage): Promise<string[]> => {
  const fields = (await page.getAnnotations()) as { fieldType?: string; fieldValue?: unknown }[];
  return fields.flatMap(({ fieldType, fieldValue }) =>
    fieldType === 'Tx' && typeof fieldValue === 'string' && fieldValue.trim() !== ''
      ? [fieldValue.replace(/\r\n?/g, '\n').trim()]
      : [],
  );
};

/** What stands for a sign whose font does not say what it means. */
const UNREAD = /\p{Cc}/gu;
/** Share of such signs from which on a text is no more than a picture. */
const MOST_UNREAD = 0.3;
const isUnreadable = (text: string): boolean =>
  (text.match(/[\ufffd\p{Co}]/gu)?.length ?? 0) > text.length * MOST_UNREAD;

const textOf = async (pdf: Pdf): Promise<PdfText> => {
  const pages: PdfLine[][] = [];
  const answers: string[] = [];
  const { info } = await pdf.getMetadata();
  const isOwn = (info as { Producer?: unknown }).Producer === OWN_PRODUCER;
  const own: PdfItem[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages && length <= ESSAY_MAX_CHARS; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    answers.push(...(await answersOn(page)));
    page.cleanup();
    const placed = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      const { width, fontName } = item;
      const str = item.str.replace(UNREAD, '\ufffd');
      return [{ str, x, y, width, fontSize: Math.hypot(a, b) || 1, font: fontName }];
    });
    if (isOwn) own.push(...placed);
    const lines = pdfLines(placed, number);
    length += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
  }
  return { pages, answers, own: ownEssay(own) };
};

/**
 * The printed lines of each page, page headers and numbers included.
 * @throws DocumentFault if the file is damaged or encrypted.
 */
export const pdfPages = async (bytes: Buffer): Promise<PdfLine[][]> => {
  const pdf = await open(bytes);
  try {
    return (await textOf(pdf)).pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/**
 * The running text of a PDF, without page headers and with restored paragraphs and hyphenated words, and then the answers of
 * a form.
 * @throws DocumentFault if it has none.
 */
export const readPdf = async (bytes: Buffer): Promise<string> => {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > PAGES_MAX) throw new DocumentFault('too-many-pages', 'pdf');
    const { pages, answers, own } = await textOf(pdf);
    if (own !== '') return own;
    const text = [pdfParagraphs(pages, isWord), ...answers].filter(Boolean).join('\n\n');
    if (text.trim() === '' || isUnreadable(text)) throw new DocumentFault('scanned', 'pdf');
    return text;
  } catch (error) {
    if (error instanceof DocumentFault) throw error;
    throw new DocumentFault('damaged', 'pdf');
  } finally {
    await pdf.loadingTask.destroy();
  }
};
