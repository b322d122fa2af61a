/** The kinds of documents that are read. */
export const DOCUMENT_FORMATS = ['txt', 'docx', 'odt', 'rtf', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Why a document gives no text. */
export const DOCUMENT_FAULTS = [
  /** No bytes, or nothing but blanks. */
  'empty',
  /** A PDF of pictures. */
  'scanned',
  'encrypted',
  'damaged',
  /** A zip archive that is neither a Word document nor an OpenDocument text. */
  'other-archive',
  'old-word',
  /** A Word document that includes another document which is missing or of a kind that is not read. */
  'included',
  /** A name that ends in .docx, .odt, .rtf or .pdf, and content that is none of these. */
  'not-as-named',
  /** Bytes that no text has. */
  'binary',
  /** Text in an encoding that cannot be told. */
  'encoding',
  'unpacks-too-large',
  'too-many-entries',
  'too-many-pages',
  /** A definition of entities, which no word processor writes. */
  'entities',
] as const;
export type DocumentFaultReason = (typeof DOCUMENT_FAULTS)[number];

/** Thrown for a document that cannot be read. It holds nothing of the document. */
export class DocumentFault extends Error {
  readonly reason: DocumentFaultReason;
  readonly format: DocumentFormat;

  constructor(reason: DocumentFaultReason, format: DocumentFormat) {
    super(`${format}: ${reason}`);
    this.name = 'DocumentFault';
    this.reason = reason;
    this.format = format;
  }
}
