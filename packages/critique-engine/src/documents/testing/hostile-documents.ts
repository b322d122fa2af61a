import { deflateSync } from 'node:zlib';
import { makeDocx, makeZip } from './make-docx.ts';
import { makeOdt } from './make-odt.ts';
import { column, makePdf } from './make-pdf.ts';

const MB = 1024 * 1024;
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const BODY = 'word/document.xml';

/** A Word document of a few hundred kB that unpacks to 80 MB. */
export const zipBomb = (): Buffer =>
  makeZip({ [BODY]: '<w:p/>', 'word/media/a.png': Buffer.alloc(80 * MB) });

/** The same as an OpenDocument text. */
export const odtBomb = (): Buffer =>
  makeOdt('<text:p/>', { files: { 'Pictures/a.png': Buffer.alloc(80 * MB) } });

/** An archive whose directory has 100,000 entries, all of the same file; it says that it has one. */
export const manyEntries = (): Buffer => {
  const zip = makeZip({ [BODY]: '<w:p/>' });
  const at = zip.indexOf(DIRECTORY_ENTRY);
  const end = zip.indexOf(DIRECTORY_END);
  const entry = zip.subarray(at, end);
  const all = Array.from({ length: 100_000 }, () => entry);
  return Buffer.concat([zip.subarray(0, at), ...all, zip.subarray(end)]);
};

/** 'Billion laughs': entities that grow to gigabytes when they are written out. */
export const entityBomb = (): Buffer => {
  const entities = Array.from(
    { length: 10 },
    (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
  ).join('');
  return makeZip({
    [BODY]: `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${entities}]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&l10;</w:t></w:r></w:p></w:body></w:document>`,
  });
};

/** Paragraphs within paragraphs. */
export const nestedTags = (): Buffer =>
  makeZip({
    [BODY]: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p>'.repeat(200_000)}${'</w:p>'.repeat(200_000)}</w:body></w:document>`,
  });

/** Two bodies: readers that take the last one see other words than those that take the first. */
export const misleadingArchive = (): Buffer => {
  const first = makeDocx(['The first.']);
  const second = makeDocx(['The second, which nobody checked.']);
  const body = (zip: Buffer): Buffer => {
    const start = zip.lastIndexOf(
      'PK\x03\x04',
      zip.lastIndexOf(BODY, zip.indexOf(DIRECTORY_ENTRY)),
    );
    return zip.subarray(start, zip.indexOf(DIRECTORY_ENTRY));
  };
  const directory = first.subarray(first.indexOf(DIRECTORY_ENTRY), first.indexOf(DIRECTORY_END));
  const files = first.subarray(0, first.indexOf(DIRECTORY_ENTRY));
  const listed = second.subarray(
    second.lastIndexOf(DIRECTORY_ENTRY),
    second.indexOf(DIRECTORY_END),
  );
  const entry = Buffer.from(listed);
  entry.writeUInt32LE(files.length, 42);
  const end = Buffer.from(first.subarray(first.indexOf(DIRECTORY_END)));
  const added = body(second);
  end.writeUInt16LE(4, 8);
  end.writeUInt16LE(4, 10);
  end.writeUInt32LE(directory.length + entry.length, 12);
  end.writeUInt32LE(files.length + added.length, 16);
  return Buffer.concat([files, added, directory, entry, end]);
};

/** A PDF that asks for a password. */
export const encryptedPdf = (): Buffer => makePdf([column(['Secret.'])], true);

/** A PDF of less than 1 MB whose only page unpacks to `mb` megabytes of a text over and over, such as an operator. */
export const pdfBomb = (mb: number, text = ' '): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(mb * MB, text)));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
};
