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

/** Offset of the central directory, from the end record in the last 64 KiB. */
const directoryOf = (bytes: Buffer): number => {
  for (let i = bytes.length - 22; i >= Math.max(0, bytes.length - 65_557); i--)
    if (bytes.readUInt32LE(i) === END) return bytes.readUInt32LE(i + 16);
  throw new RangeError('no central directory');
};

/** What an archive may hold. */
export interface ZipLimits {
  entries: number;
  /** Bytes of all entries together, unpacked. */
  bytes: number;
}

/** An archive holds more than the limits allow. */
export class ZipLimitError extends Error {
  readonly limit: keyof ZipLimits;

  constructor(limit: keyof ZipLimits) {
    super(`too many ${limit}`);
    this.limit = limit;
  }
}

/** Unpacks one entry into at most `most` bytes. */
const inflate = (packed: Buffer, most: number): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new ZipLimitError('bytes');
  }
};

/**
 * Unpacks a zip archive, without trusting the sizes and the number of entries it states.
 * @throws ZipLimitError; RangeError where it is damaged or of a kind that word processors do not write
 */
export const zipEntries = (bytes: Buffer, limits: ZipLimits): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  let at = directoryOf(bytes);
  let left = limits.bytes;
  while (bytes.readUInt32LE(at) === ENTRY) {
    if (entries.length === limits.entries) throw new ZipLimitError('entries');
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    if (packed.length < size) throw new RangeError('an entry is cut off');
    if (method !== STORED && method !== DEFLATED) throw new RangeError('unknown compression');
    const content = method === STORED || size === 0 ? packed : inflate(packed, left);
    left -= content.length;
    if (left < 0) throw new ZipLimitError('bytes');
    entries.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), content });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (bytes.readUInt32LE(at) !== END) throw new RangeError('damaged central directory');
  return entries;
};
