import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { unknownWords } from '../../layers/pos-tagger.ts';
import { Refusal } from '../refusal.ts';
import { pdfLines } from './pdf-lines.ts';
import type { PdfLine } from './pdf-lines.ts';
import { pdfParagraphs } from './pdf-paragraphs.ts';

/** An essay of 100,000 characters has some fifty pages. */
const PAGES_MAX = 300;

const isWord = (word: string): boolean => unknownWords([word.toLowerCase()]).size === 0;

const open = async (bytes: Buffer, name: string) => {
  const { getDocumentProxy } = await import('unpdf');
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    throw new Refusal(
      error instanceof Error && error.name === 'PasswordException'
        ? `${name} is protected by a password: save a copy without it.`
        : `${name} cannot be read as a PDF: it is damaged.`,
    );
  }
};

const linesOf = async (pdf: Awaited<ReturnType<typeof open>>): Promise<PdfLine[][]> => {
  const pages: PdfLine[][] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages && length <= ESSAY_MAX_CHARS; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    const lines = pdfLines(
      items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
        return [{ str: item.str, x, y, width: item.width, fontSize: Math.hypot(a, b) || 1 }];
      }),
      number,
    );
    length += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
  }
  return pages;
};

/**
 * The running text of a PDF, without page headers and with restored paragraphs and hyphenated words.
 * @throws Refusal if it has none.
 */
export const readPdf = async (bytes: Buffer, name: string): Promise<string> => {
  const pdf = await open(bytes, name);
  try {
    if (pdf.numPages > PAGES_MAX)
      throw new Refusal(`${name} has ${pdf.numPages} pages; an essay has at most ${PAGES_MAX}.`);
    const text = pdfParagraphs(await linesOf(pdf), isWord);
    if (text.trim() === '')
      throw new Refusal(`${name} holds no text, only pictures of it: it may be a scan.`);
    return text;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${name} cannot be read as a PDF: it is damaged.`);
  } finally {
    await pdf.loadingTask.destroy();
  }
};
