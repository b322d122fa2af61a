import { DocumentFault } from './document-fault.ts';
import { htmlText } from './html-text.ts';
import { withoutOwnReport } from './own-export.ts';
import { raised } from './plain-paragraphs.ts';
import { storedZip } from './stored-zip.ts';
import { markBlockQuotations, withoutHidden, type WordElement } from './word-elements.ts';
import { asParagraphs, chunkText } from './word-chunks.ts';
import { HIDDEN, hiddenStyles, readableMarkup } from './word-markup.ts';
import { wordParts, type WordParts } from './word-parts.ts';

/** Parts in which the text stands that a reader sees. */
const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;

/** The text with the documents it includes in their places. Those may not include others: an archive may hold itself. */
const withChunks = async (body: string, chunks: WordParts['chunks']): Promise<string> => {
  const pieces = await Promise.all(
    body.split(/(<w:altChunk\s[^>]*>)/).map(async (piece) => {
      const [, id] = /^<w:altChunk\s[^>]*\w+:id="([^"]*)"/.exec(piece) ?? [];
      if (id === undefined) return piece;
      const chunk = chunks.get(id);
      const isOpen = !piece.endsWith('/>');
      if (!chunk) return piece;
      const text = /\.docx$/i.test(chunk.name)
        ? await readParts({ ...wordParts(chunk.content), chunks: new Map() })
        : chunkText(chunk);
      return asParagraphs(text) + (isOpen ? piece : '');
    }),
  );
  return pieces.join('');
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
  `highlight[color='${HIDDEN}'] => !`,
  "p[style-name='Quote'] => blockquote > p:fresh",
];

const readParts = async ({ xml, chunks }: WordParts): Promise<string> => {
  const hidden = hiddenStyles(xml.get('word/styles.xml')?.toString() ?? '');
  // Packed again, so that the library reads what was checked, whatever else the archive says of itself.
  const entries = await Promise.all(
    [...xml].map(async ([name, content]) => {
      if (!textParts.test(name)) return { name, content };
      const text = readableMarkup(content.toString());
      return { name, content: Buffer.from(await withChunks(text, chunks)) };
    }),
  );
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: storedZip(entries) },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        styleMap: STYLES,
        transformDocument: (document: WordElement) =>
          markBlockQuotations(withoutHidden(document, hidden)),
      },
    );
    return htmlText(withNotes(withoutOwnReport(value)));
  } catch {
    throw new DocumentFault('damaged', 'docx');
  }
};

/**
 * The text of a Word document as its reader sees it, with footnotes and endnotes as a list of notes at the end.
 * @throws DocumentFault if it is not a Word document.
 */
export const readDocx = async (bytes: Buffer): Promise<string> => readParts(wordParts(bytes));
