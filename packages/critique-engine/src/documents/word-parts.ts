import { posix } from 'node:path';
import { DocumentFault } from './document-fault.ts';
import { checkXml, unpack, unpackLimits, type Parts } from './unpack.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Where a Word document usually holds its text, and where the library looks without being told. */
const BODY = 'word/document.xml';

/** Parts that hold text or say how to read it. Pictures, fonts and macros are not handed on. */
const xmlPart = /^(?:\[Content_Types\]\.xml|_rels\/|word\/(?:_rels\/)?[^/]+\.(?:xml|rels)$)/i;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Names of the parts that a part refers to, by the id of the relationship; `kind` is the end of its type. */
const relatedTo = (parts: Parts, owner: string, kind: string): ReadonlyMap<string, string> => {
  const folder = posix.dirname(owner);
  const source = parts.get(posix.join(folder, '_rels', `${posix.basename(owner)}.rels`));
  const tags = source?.toString().match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const target = attribute(tag, 'Target')?.replaceAll('\\', '/');
      if (!target || !attribute(tag, 'Type')?.endsWith(`/${kind}`)) return [];
      const path = target.startsWith('/') ? target : posix.join(folder, target);
      return [[attribute(tag, 'Id') ?? '', path.replace(/^\//, '')]];
    }),
  );
};

/** The content type of a part: its own, or that of its ending. */
const typesOf = (parts: Parts): ((part: string) => string) => {
  const tags = parts
    .get('[Content_Types].xml')
    ?.toString()
    .match(/<(?:\w+:)?(?:Override|Default)\s[^<>]*>/g);
  const types = new Map<string, string>(
    tags?.map((tag) => [
      (attribute(tag, 'PartName') ?? `.${attribute(tag, 'Extension')}`).toLowerCase(),
      attribute(tag, 'ContentType') ?? '',
    ]),
  );
  return (part) =>
    types.get(`/${part.toLowerCase()}`) ?? types.get(posix.extname(part).toLowerCase()) ?? '';
};

/** A document that another one includes whole, which web exporters write. */
export interface Chunk extends ZipEntry {
  type: string;
}

/** The checked parts of a Word document by name. The text is at 'word/document.xml', whatever it was called. */
export interface WordParts {
  xml: Map<string, Buffer>;
  /** Documents that the text includes whole, by the id with which it does. */
  chunks: ReadonlyMap<string, Chunk>;
}

/**
 * The parts of a Word document that are read. The first of two with the same name counts. What it unpacks is taken from `limits`.
 * @throws DocumentFault if it is no Word document, or more than an essay can be
 */
export const wordParts = (bytes: Buffer, limits = unpackLimits()): WordParts => {
  const all = unpack(bytes, 'docx', limits);
  const [main = BODY] = relatedTo(all, '', 'officeDocument').values();
  const body = all.get(main);
  if (!body || (main !== BODY && !/<(?:\w+:)?document[\s>]/.test(body.toString())))
    throw new DocumentFault('other-archive', 'docx');
  const xml = new Map([...all].filter(([name]) => xmlPart.test(name)));
  checkXml(body, xml.values(), 'docx');
  const typeOf = typesOf(all);
  const chunks = new Map<string, Chunk>();
  for (const [id, name] of relatedTo(all, main, 'aFChunk')) {
    const content = all.get(name);
    if (content) chunks.set(id, { name, content, type: typeOf(name) });
  }
  const links = xml.get(posix.join(posix.dirname(main), '_rels', `${posix.basename(main)}.rels`));
  xml.delete('_rels/.rels');
  xml.set(BODY, body);
  if (links) xml.set('word/_rels/document.xml.rels', links);
  return { xml, chunks };
};
