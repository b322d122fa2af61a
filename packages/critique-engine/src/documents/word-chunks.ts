import { extname } from 'node:path';
import { decodeText } from './decode-text.ts';
import { DocumentFault } from './document-fault.ts';
import { htmlText } from './html-text.ts';
import { escaped } from './plain-paragraphs.ts';
import type { Chunk } from './word-parts.ts';

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

/** A comment, what a page does not show, a tag, or a sign that begins none of them. */
const markup =
  /<!--.*?(?:-->|$)|<(script|style|title)\b[^<>]*>.*?(?:<\/\1\s*>|$)|<[!?][^<>]*>|<(\/?)([a-z][^\s<>/]*)[^<>]*>|</gis;
const BLOCKS = '(?:p|h\\d|li|t[rdh]|table|ul|ol|div|blockquote|body|html|br)';

/** Plain HTML of any web page: no head, scripts and attributes, and blanks as a browser shows them. */
const plainPage = (html: string): string =>
  html
    .replace(markup, (found, unseen?: string, slash?: string, tag?: string) => {
      if (tag) return `<${slash}${tag.toLowerCase()}>`;
      return found === '<' && !unseen ? '&lt;' : '';
    })
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`(</?${BLOCKS}>) `, 'g'), '$1')
    // A paragraph may end where the next one begins.
    .replace(new RegExp(`<(?!br)${BLOCKS}>`, 'g'), '</p>$&');

const KINDS = {
  docx: /wordprocessingml|ms-word|^\.do[ct][xm]$/i,
  rtf: /rtf/i,
  archive: /rfc822|multipart|mimearchive|^\.mht/i,
  page: /htm/i,
  text: /plain|^\.txt$/i,
};
type ChunkKind = keyof typeof KINDS;

/** What an included document is: by its content type, or by its name where that says nothing. Null for kinds that are not read. */
export const chunkKind = ({ type, name }: Chunk): ChunkKind | null => {
  const kinds = Object.keys(KINDS) as ChunkKind[];
  const by = (said: string): ChunkKind | null =>
    kinds.find((kind) => KINDS[kind].test(said)) ?? null;
  return by(type) ?? by(extname(name));
};

/** The text of a document that a Word document includes whole. @throws DocumentFault where it is of a kind that is not read */
export const chunkText = async (chunk: Chunk): Promise<string> => {
  const { content } = chunk;
  const kind = chunkKind(chunk);
  if (kind === 'rtf') return (await import('./read-rtf.ts')).readRtf(content);
  if (kind === 'text') return decodeText(content, { guess: true });
  if (kind !== 'page' && kind !== 'archive') throw new DocumentFault('included', 'docx');
  const page = kind === 'archive' ? pageOf(content) : content;
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
