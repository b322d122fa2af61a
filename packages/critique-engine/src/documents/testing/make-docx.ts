import { crc32, deflateRawSync } from 'node:zlib';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The file that lists what a part refers to: kinds and targets, with the ids r0, r1 and so on. */
export const relationships = (
  targets: readonly (readonly [kind: string, target: string])[],
): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], i) =>
        `<Relationship Id="r${i}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A zip archive of the files, deflated. */
export const makeZip = (files: Readonly<Record<string, string | Buffer>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(raw.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, entry, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A Word document with this XML as its body. `main` names the part that holds it; `files` are added, or replace others. */
export const makeWordFile = (
  body: string,
  {
    main = 'document.xml',
    files = {},
  }: { main?: string; files?: Readonly<Record<string, string | Buffer>> } = {},
): Buffer =>
  makeZip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', `word/${main}`]]),
    [`word/${main}`]: `<w:document xmlns:w="${NAMESPACE}" xmlns:r="${OFFICE}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`,
    ...files,
  });

/** The smallest Word document with these paragraphs; a newline within one is a line break. */
export const makeDocx = (paragraphs: readonly string[]): Buffer => {
  const body = paragraphs
    .map((text) => {
      const runs = text
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${escape(line)}</w:t>`)
        .join('<w:br/>');
      return `<w:p><w:r>${runs}</w:r></w:p>`;
    })
    .join('');
  return makeWordFile(body);
};
