/** A part of an RTF file. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** A command with its number, such as `\li720`. */
  | { kind: 'word'; word: string; value: number | null }
  /** A command of one sign, such as `\~`. */
  | { kind: 'sign'; sign: string }
  /** Bytes of text, in the encoding of the font. */
  | { kind: 'bytes'; bytes: string };

const TOKEN =
  /\\(?:'([\da-f]{2})|([a-z]{1,32})(-?\d{1,10})? ?|([^a-z]))|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giy;

/** The parts of an RTF file, whose bytes are the characters of `source`. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  const token = new RegExp(TOKEN);
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [, hex, word, number, sign, brace, bytes] = found;
    const value = number === undefined ? null : Number(number);
    if (hex) yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(hex, 16)) };
    // Bytes of a picture.
    else if (word === 'bin') token.lastIndex += Math.max(0, value ?? 0);
    else if (word) yield { kind: 'word', word, value };
    else if (sign) yield { kind: 'sign', sign };
    else if (brace === '{') yield { kind: 'open' };
    else if (brace) yield { kind: 'close' };
    else if (bytes) yield { kind: 'bytes', bytes };
  }
}
