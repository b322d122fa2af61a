import { DocumentFault } from './document-fault.ts';

/** Tab, line ends, form feed, end of file and escape: the control characters that old texts have. */
const CONTROLS_OF_TEXT: ReadonlySet<number> = new Set([9, 10, 11, 12, 13, 26, 27]);

const isBinary = (bytes: Buffer): boolean =>
  bytes.some((byte) => byte < 32 && !CONTROLS_OF_TEXT.has(byte));

const decodeAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Text of a plain file: UTF-8, or UTF-16 with a byte order mark. With `guess`, what is neither is read as
 * Windows-1252, the encoding of older word processors.
 *
 * @throws DocumentFault binary, encoding
 */
export const decodeText = (bytes: Buffer, { guess = false } = {}): string => {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  const text = decodeAs(encoding, bytes);
  if (text !== null && !text.includes('\0')) return text;
  if (text !== null || bytes.includes(0)) throw new DocumentFault('binary', 'txt');
  if (!guess) throw new DocumentFault('encoding', 'txt');
  if (isBinary(bytes)) throw new DocumentFault('binary', 'txt');
  return new TextDecoder('windows-1252').decode(bytes);
};
