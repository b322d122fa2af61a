import { DocumentFault, type DocumentFormat } from './document-fault.ts';
import { ZipLimitError, zipEntries, type ZipLimits } from './zip-entries.ts';

/** Most bytes of an unpacked document. A thesis with pictures has fewer. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** Most bytes of its text as XML: a hundred times what the engine reads. */
const BODY_MAX_BYTES = 20 * 1024 * 1024;
/** Word writes a few dozen; each picture is one more. */
const ENTRIES_MAX = 2_000;

/** Files of a document that is a zip archive, by their paths. */
export type Parts = ReadonlyMap<string, Buffer>;

/** What a document may unpack to, with the documents in it. */
export const unpackLimits = (): ZipLimits => ({
  entries: ENTRIES_MAX,
  bytes: UNPACKED_MAX_BYTES,
});

const entriesOf = (bytes: Buffer, format: DocumentFormat, limits: ZipLimits) => {
  try {
    return zipEntries(bytes, limits);
  } catch (error) {
    if (!(error instanceof ZipLimitError)) throw new DocumentFault('damaged', format);
    const reason = error.limit === 'entries' ? 'too-many-entries' : 'unpacks-too-large';
    throw new DocumentFault(reason, format);
  }
};

/** The parts of a document; `limits` then holds what is left. The first of two with the same name counts. @throws DocumentFault */
export const unpack = (bytes: Buffer, format: DocumentFormat, limits = unpackLimits()): Parts => {
  const all = new Map<string, Buffer>();
  for (const { name, content } of entriesOf(bytes, format, limits)) {
    limits.entries -= 1;
    limits.bytes -= content.length;
    // Some programs separate folders by a backslash, as Windows does.
    const path = name.replaceAll('\\', '/').replace(/^\//, '');
    if (!all.has(path)) all.set(path, content);
  }
  return all;
};

/** @throws DocumentFault where a text is larger than an essay can be, or the parts define entities */
export const checkXml = (body: Buffer, xml: Iterable<Buffer>, format: DocumentFormat): void => {
  if (body.length > BODY_MAX_BYTES) throw new DocumentFault('unpacks-too-large', format);
  for (const part of xml)
    if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY'))
      throw new DocumentFault('entities', format);
};
