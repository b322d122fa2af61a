import { posix } from 'node:path';
import { DocumentFault } from './document-fault.ts';
import { checkXml, unpack, type Parts } from './unpack.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Where a Word document usually holds its text, and where the library looks without being told. */
const BODY = 'word/document.xml';

/** Parts that hold text or say how to read it. Pictures, fonts and macros are not handed on. */
const xmlPart = /^(?:\[Content_Types\]\.xml|_rels\/|word\/(?:_rels\/)?[^/]+\.(?:xml|rels)$)/i;
/** Whole documents within the document, which web exporters write. */
const chunkPart = /\.(?:mht|mhtml|html?|xhtml|txt|docx)$/i;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Names of the parts that a part refers to, by the id of the relationship; `kind` is the end of its type. */
const relatedTo = (parts: Parts, owner: string, kind: string): ReadonlyMap<string, string> => {
  const folder = posix.dirname(owner);
  const source = parts.get(posix.join(folder, '_rels', `${posix.basename(owner)}.rels`));
  const tags = source?.toString().match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const target = attribute(tag, 'Target')?.replaceAll('\\', '/');
      if (!target || !attribute(tag, 'Type')?.endsWith(`/${kind}`)) return [];
      const path = target.startsWith('/') ? target : posix.join(folder, target);
      return [[attribute(tag, 'Id') ?? '', path.replace(/^\//, '')]];
    }),
  );
};

/** The checked parts of a Word document by name. The text is at 'word/document.xml', whatever it was called. */
export interface WordParts {
  xml: Map<string, Buffer>;
  /** Documents that the text includes whole, by the id with which it does. */
  chunks: ReadonlyMap<string, ZipEntry>;
}

/**
 * The parts of a Word document that are read. The first of two with the same name counts.
 * @throws DocumentFault if it is no Word document, or more than an essay can be
 */
export const wordParts = (bytes: Buffer): WordParts => {
  const all = unpack(bytes, 'docx');
  const [main = BODY] = relatedTo(all, '', 'officeDocument').values();
  const body = all.get(main);
  if (!body || (main !== BODY && !/<(?:\w+:)?document[\s>]/.test(body.toString())))
    throw new DocumentFault('other-archive', 'docx');
  const xml = new Map([...all].filter(([name]) => xmlPart.test(name)));
  checkXml(body, xml.values(), 'docx');
  const chunks = new Map<string, ZipEntry>();
  for (const [id, name] of relatedTo(all, main, 'aFChunk')) {
    const content = all.get(name);
    if (content && chunkPart.test(name)) chunks.set(id, { name, content });
  }
  const links = xml.get(posix.join(posix.dirname(main), '_rels', `${posix.basename(main)}.rels`));
  xml.delete('_rels/.rels');
  xml.set(BODY, body);
  if (links) xml.set('word/_rels/document.xml.rels', links);
  return { xml, chunks };
};
