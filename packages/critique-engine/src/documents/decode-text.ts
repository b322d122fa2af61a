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

/** Encodings of older word processors, on Windows and on the Mac. */
const OLD_ENCODINGS = ['windows-1252', 'macintosh'];
/** What no writer means: a capital behind a small letter, a lone capital, three accents in a row, a rare sign. */
const odd =
  /\p{Ll}(?=(?![A-Z])\p{Lu})|(?<!\p{L})(?![A-ZÀÁÉÓÊ])\p{Lu}(?!\p{L})|[^\p{ASCII}\P{L}]{3,}|[^\p{ASCII}\p{L}\p{Pi}\p{Pf}\p{Pd}\p{M}\u00a0…†‡•·€£¥¢°§¶©®™²³¹½¼¾×±÷ªº¡¿]/gu;
/** Share of the signs beyond ASCII that may be odd, before the text counts as one of another encoding. */
const MOST_ODD = 0.1;

/** The text in the old encoding in which it looks most like writing. Null where it looks like none. */
const decodeOld = (bytes: Buffer): string | null => {
  const signs = bytes.reduce((sum, byte) => sum + Number(byte > 127), 0);
  const tried = OLD_ENCODINGS.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { text, oddities: (text.match(odd) ?? []).join('').length };
  }).sort((a, b) => a.oddities - b.oddities);
  const [best] = tried;
  return best && best.oddities <= signs * MOST_ODD ? best.text : null;
};

/**
 * Text of a plain file: UTF-8, or UTF-16 with a byte order mark. With `guess`, what is neither is read as
 * Windows-1252 or Mac Roman, the encodings of older word processors, whichever looks like writing.
 *
 * @throws DocumentFault binary, encoding
 */
export const decodeText = (bytes: Buffer, { guess = false } = {}): string => {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  const text = decodeAs(encoding, bytes);
  if (text !== null && !text.includes('\0')) return text;
  if (text !== null || bytes.includes(0)) throw new DocumentFault('binary', 'txt');
  if (isBinary(bytes)) throw new DocumentFault(guess ? 'binary' : 'encoding', 'txt');
  const old = guess ? decodeOld(bytes) : null;
  if (old === null) throw new DocumentFault('encoding', 'txt');
  return old;
};
