import { Refusal } from '../refusal.ts';
import { zipEntries } from './zip-entries.ts';

/** Most bytes of an unpacked Word document. A thesis with pictures has fewer. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** Most bytes of its text as XML: a hundred times what the engine reads. */
const BODY_MAX_BYTES = 20 * 1024 * 1024;
const BODY = 'word/document.xml';

const check = (bytes: Buffer, name: string): void => {
  let entries;
  try {
    entries = zipEntries(bytes, UNPACKED_MAX_BYTES);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal(`${name} unpacks to more than 64 MB, which no essay does.`);
    throw new Refusal(`${name} is damaged: it begins like a Word document but cannot be unpacked.`);
  }
  const body = entries.find((entry) => entry.name === BODY);
  if (!body) throw new Refusal(`${name} is a zip archive but not a Word document (.docx).`);
  if (body.content.length > BODY_MAX_BYTES)
    throw new Refusal(`${name} unpacks to more text than any essay has.`);
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
 * @throws Refusal if it is not a Word document.
 */
export const readDocx = async (bytes: Buffer, name: string): Promise<string> => {
  check(bytes, name);
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    );
    return textOf(value);
  } catch {
    throw new Refusal(`${name} cannot be read as a Word document: it is damaged.`);
  }
};
