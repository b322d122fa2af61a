import { decodeText } from './decode-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { withoutOwnReport } from './own-export.ts';
import { DocumentFault, type DocumentFormat } from './document-fault.ts';

/** The text of a document and what it was. */
export interface ReadDocument {
  format: DocumentFormat;
  text: string;
}

const startsWith = (bytes: Buffer, start: string): boolean =>
  bytes.subarray(0, start.length).toString('latin1') === start;

/** What a zip archive is, by its first bytes as the format wants them, or the names in its directory. */
const zipFormat = (bytes: Buffer): DocumentFormat =>
  bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument') ||
  (bytes.includes('content.xml') && !bytes.includes('[Content_Types].xml'))
    ? 'odt'
    : 'docx';

/** What a document is by its content. @throws DocumentFault for kinds that are not read */
const formatOf = (bytes: Buffer): DocumentFormat => {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 'PK\x03\x04')) return zipFormat(bytes);
  // Also the container of a Word document that is locked by a password.
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) throw new DocumentFault('old-word', 'docx');
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  return 'txt';
};

const markdown = /^\.(?:md|markdown)$/;
const noText = /^\.(?:docx|odt|rtf|pdf)$/;

/**
 * Reads the text of a document. Its content decides what it is; `extension` (with its dot, lower case) only tells that
 * a text is Markdown, or not the document that it says it is. The readers are loaded on first use.
 *
 * @param options.guessEncoding reads text that is not Unicode as Windows-1252 @default false
 * @throws DocumentFault
 */
export const readDocument = async (
  bytes: Buffer,
  extension: string,
  options: { guessEncoding?: boolean } = {},
): Promise<ReadDocument> => {
  const format = formatOf(bytes);
  const read = async (): Promise<string> => {
    if (format === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes);
    if (format === 'docx') return (await import('./read-docx.ts')).readDocx(bytes);
    if (format === 'odt') return (await import('./read-odt.ts')).readOdt(bytes);
    if (format === 'rtf') return (await import('./read-rtf.ts')).readRtf(bytes);
    if (bytes.length > 0 && noText.test(extension)) throw new DocumentFault('not-as-named', format);
    const text = decodeText(bytes, { guess: options.guessEncoding ?? false });
    return markdown.test(extension) ? readMarkdown(text) : text;
  };
  const text = withoutOwnReport((await read()).toWellFormed());
  if (text.trim() === '') throw new DocumentFault('empty', format);
  return { format, text };
};
