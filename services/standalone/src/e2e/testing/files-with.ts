import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

/** The bytes of a file; of a gzip file also what is packed in it, as far as it can be read. */
const layersOf = (bytes: Buffer): Buffer[] => {
  if (!bytes.subarray(0, GZIP.length).equals(GZIP)) return [bytes];
  try {
    return [bytes, gunzipSync(bytes)];
  } catch {
    return [bytes];
  }
};

/** Nothing for a file that the product has removed since it was listed. */
const readIfThere = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

/** Files under a folder that contain any of the slices. */
export const filesWith = (dir: string, slices: readonly Buffer[]): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) =>
      layersOf(readIfThere(file)).some((bytes) => slices.some((slice) => bytes.includes(slice))),
    );

/** The word in base64 inside a longer text: without the characters that its neighbours decide, at each of three offsets. */
const insideBase64 = (word: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(word)]);
    const encoded = bytes.toString('base64').replace(/=+$/, '');
    const end = bytes.length % 3 === 0 ? encoded.length : encoded.length - 1;
    return encoded.slice(before === 0 ? 0 : before + 1, end);
  });

const escaped = (word: string): string =>
  word.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A word as it may stand in a file: UTF-8, UTF-16 of both byte orders, Latin-1, JSON escapes, base64, hex and percent codes. */
export const encodingsOf = (word: string): Buffer[] => {
  const wide = Buffer.from(word, 'utf16le');
  const hex = Buffer.from(word).toString('hex');
  return [
    Buffer.from(word),
    wide,
    Buffer.from(wide).swap16(),
    Buffer.from(word, 'latin1'),
    ...[escaped(word), encodeURIComponent(word), hex, hex.toUpperCase(), ...insideBase64(word)].map(
      (text) => Buffer.from(text),
    ),
  ];
};
