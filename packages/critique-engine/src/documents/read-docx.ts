import { DocumentFault } from './document-fault.ts';
import { storedZip } from './stored-zip.ts';
import { ZipLimitError, zipEntries, type ZipEntry } from './zip-entries.ts';

/** Most bytes of an unpacked Word document. A thesis with pictures has fewer. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** Most bytes of its text as XML: a hundred times what the engine reads. */
const BODY_MAX_BYTES = 20 * 1024 * 1024;
/** Word writes a few dozen; each picture is one more. */
const ENTRIES_MAX = 2_000;
const BODY = 'word/document.xml';

/** Parts that hold text or say how to read it. Pictures, fonts and macros are not handed on. */
const textPart = /^(?:\[Content_Types\]\.xml|_rels\/|word\/(?:_rels\/)?[^/]+\.(?:xml|rels)$)/;

const unpack = (bytes: Buffer): ZipEntry[] => {
  try {
    return zipEntries(bytes, { entries: ENTRIES_MAX, bytes: UNPACKED_MAX_BYTES });
  } catch (error) {
    if (!(error instanceof ZipLimitError)) throw new DocumentFault('damaged', 'docx');
    throw new DocumentFault(
      error.limit === 'entries' ? 'too-many-entries' : 'unpacks-too-large',
      'docx',
    );
  }
};

/** The parts of a Word document that are read, checked. The first of two with the same name counts. */
const partsOf = (bytes: Buffer): ZipEntry[] => {
  const parts = new Map<string, ZipEntry>();
  for (const entry of unpack(bytes))
    if (textPart.test(entry.name) && !parts.has(entry.name)) parts.set(entry.name, entry);
  const body = parts.get(BODY);
  if (!body) throw new DocumentFault('other-archive', 'docx');
  if (body.content.length > BODY_MAX_BYTES) throw new DocumentFault('unpacks-too-large', 'docx');
  const all = [...parts.values()];
  if (all.some(({ content }) => content.includes('<!DOCTYPE') || content.includes('<!ENTITY')))
    throw new DocumentFault('entities', 'docx');
  return all;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text of the plain HTML that mammoth writes: blank lines between blocks, marked list items, no notes. */
const textOf = (html: string): string =>
  html
    .replace(/<sup><a [^>]*note-ref-[^>]*>[^<]*<\/a><\/sup>/g, '')
    .replace(/<li id="(?:foot|end)note-[^>]*>.*?<\/li>/gs, '')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/(?:p|h\d|li|tr|table|ul|ol)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, entity: string) => entities[entity] ?? '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The running text of a Word document, without footnotes and endnotes.
 * @throws DocumentFault if it is not a Word document.
 */
export const readDocx = async (bytes: Buffer): Promise<string> => {
  // Packed again, so that the library reads what was checked, whatever else the archive says of itself.
  const buffer = storedZip(partsOf(bytes));
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    );
    return textOf(value);
  } catch {
    throw new DocumentFault('damaged', 'docx');
  }
};
