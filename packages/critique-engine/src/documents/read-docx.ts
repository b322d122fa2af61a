import { DocumentFault } from './document-fault.ts';
import { htmlText } from './html-text.ts';
import { raised } from './plain-paragraphs.ts';
import { storedZip } from './stored-zip.ts';
import { unpackLimits } from './unpack.ts';
import { asParagraphs, chunkKind, chunkText } from './word-chunks.ts';
import { markBlockQuotations } from './word-elements.ts';
import { readableMarkup } from './word-markup.ts';
import { wordParts, type WordParts } from './word-parts.ts';
import { hiddenStyles } from './word-styles.ts';
import type { ZipEntry, ZipLimits } from './zip-entries.ts';

/** Parts in which the text stands that a reader sees. */
const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;

/** The XML with the documents that it includes in their places, each once. Those may not include others: an archive may hold itself. */
const withChunks = async (
  pieces: ReturnType<typeof readableMarkup>,
  chunks: WordParts['chunks'],
  limits: ZipLimits,
): Promise<string> => {
  const used = new Set<string>();
  let xml = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      xml += piece;
      continue;
    }
    const chunk = chunks.get(piece.id);
    if (!chunk) throw new DocumentFault('included', 'docx');
    if (used.has(chunk.name)) continue;
    used.add(chunk.name);
    const text = await (chunkKind(chunk) === 'docx'
      ? readParts({ ...wordParts(chunk.content, limits), chunks: new Map() }, limits)
      : chunkText(chunk));
    xml += asParagraphs(text);
  }
  return xml;
};

/** Moves the notes behind the essay, under a heading, and leaves their raised numbers in the text. */
const withNotes = (html: string): string => {
  const notes: string[] = [];
  const text = html
    .replace(/<sup><a [^>]*note-ref-[^>]*>\[(\d+)\]<\/a><\/sup>/g, (_, number: string) =>
      raised(number),
    )
    .replace(/<li id="(?:foot|end)note-[^>]*>(.*?)<\/li>/gs, (_, note: string) => {
      const words = note.replace(/<a href="#[^>]*>↑<\/a>/g, '').replace(/<\/p>\s*<p>/g, '<br />');
      notes.push(`<p>${notes.length + 1}. ${words.replace(/<\/?p>/g, '').trim()}</p>`);
      return '';
    });
  return notes.length === 0 ? text : `${text}<p>Notes</p>${notes.join('')}`;
};

const STYLES = [
  "br[type='page'] => br",
  "br[type='column'] => br",
  "p[style-name='Quote'] => blockquote > p:fresh",
];

const readParts = async ({ xml, chunks }: WordParts, limits: ZipLimits): Promise<string> => {
  const { default: mammoth } = await import('mammoth');
  try {
    const isHidden = hiddenStyles(xml.get('word/styles.xml')?.toString() || '<none/>');
    // Packed again, so that the library reads what was checked, whatever else the archive says of itself.
    const entries: ZipEntry[] = [];
    for (const [name, content] of xml) {
      const pieces = textParts.test(name) ? readableMarkup(content.toString(), isHidden) : null;
      const text = pieces && (await withChunks(pieces, chunks, limits));
      entries.push({ name, content: text === null ? content : Buffer.from(text) });
    }
    const { value } = await mammoth.convertToHtml(
      { buffer: storedZip(entries) },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        styleMap: STYLES,
        transformDocument: markBlockQuotations,
      },
    );
    return htmlText(withNotes(value));
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('damaged', 'docx');
  }
};

/**
 * The text of a Word document as its reader sees it, with footnotes and endnotes as a list of notes at the end.
 * @throws DocumentFault if it is not a Word document.
 */
export const readDocx = async (bytes: Buffer): Promise<string> => {
  const limits = unpackLimits();
  return readParts(wordParts(bytes, limits), limits);
};
