import { crc32 } from 'node:zlib';
import type { ZipEntry } from './zip-entries.ts';

/** The fields that the local head and the directory share: version, no flags, stored, no date, sum, sizes, length of the name. */
const fieldsOf = ({ name, content }: ZipEntry): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

/** A zip archive of these entries, not compressed. */
export const storedZip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const fields = fieldsOf(entry);
    const name = Buffer.from(entry.name);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, name);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name]);
    files.push(head, entry.content);
    at += head.length + entry.content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
};
