import { inflateRawSync } from 'node:zlib';

/** A file in a zip archive. Its unpacked size has been checked. */
export interface ZipEntry {
  name: string;
  content: Buffer;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Offset of the central directory and its number of entries, from the end record in the last 64 KiB. */
const directoryOf = (bytes: Buffer): { at: number; count: number } => {
  for (let i = bytes.length - 22; i >= Math.max(0, bytes.length - 65_557); i--)
    if (bytes.readUInt32LE(i) === END)
      return { at: bytes.readUInt32LE(i + 16), count: bytes.readUInt16LE(i + 10) };
  throw new RangeError('no central directory');
};

/**
 * Unpacks a zip archive, without trusting the sizes it states. Throws RangeError where it is damaged, of a
 * kind that word processors do not write, or unpacks to more than `most` bytes (`code` ERR_BUFFER_TOO_LARGE).
 */
export const zipEntries = (bytes: Buffer, most: number): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  let { at, count } = directoryOf(bytes);
  let left = most;
  for (; count > 0; count--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new RangeError('damaged central directory');
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    if (packed.length < size) throw new RangeError('an entry is cut off');
    if (method !== STORED && method !== DEFLATED) throw new RangeError('unknown compression');
    const content =
      method === STORED || size === 0
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
    left -= content.length;
    if (left < 0)
      throw Object.assign(new RangeError('too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
    entries.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), content });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};
