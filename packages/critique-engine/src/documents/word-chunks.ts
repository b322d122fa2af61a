import { extname } from 'node:path';
import { decodeText } from './decode-text.ts';
import { htmlText } from './html-text.ts';
import { escaped } from './plain-paragraphs.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Bytes that mail encodes as `=C3=A9`, with lines that end in `=` joined. */
const quotedPrintable = (content: string): Buffer =>
  Buffer.from(
    content
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

/** The page in a web archive: its first part of HTML. */
const pageOf = (archive: Buffer): Buffer => {
  const [, content] = /content-type:\s*text\/html(.*)$/is.exec(archive.toString('latin1')) ?? [];
  if (content === undefined) return Buffer.alloc(0);
  const blank = /\r?\n\r?\n/.exec(content);
  const head = content.slice(0, blank?.index ?? 0);
  const [page = ''] = content.slice((blank?.index ?? 0) + (blank?.[0].length ?? 0)).split(/\n--/);
  if (/quoted-printable/i.test(head)) return quotedPrintable(page);
  return Buffer.from(page, /base64/i.test(head) ? 'base64' : 'latin1');
};

/** Plain HTML of any web page: no head, scripts and attributes, and blanks as a browser shows them. */
const plainPage = (html: string): string =>
  html
    .replace(/<!--.*?-->|<(head|script|style|title)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi,
      (_, slash: string, tag: string) => `<${slash}${tag.toLowerCase()}>`,
    )
    .replace(/(<\/?(?:p|h\d|li|tr|table|ul|ol|div|blockquote|body|html|br)>) /g, '$1');

/** The text of a document that a Word document includes whole. */
export const chunkText = ({ name, content }: ZipEntry): string => {
  const extension = extname(name).toLowerCase();
  if (extension === '.txt') return decodeText(content, { guess: true });
  const page = extension.startsWith('.mh') ? pageOf(content) : content;
  return htmlText(plainPage(decodeText(page, { guess: true })));
};

/** Text as paragraphs of a Word document. */
export const asParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => `<w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`)
        .join('<w:r><w:br/></w:r>'),
    )
    .map((runs) => `<w:p>${runs}</w:p>`)
    .join('');
