import { makeZip } from './make-docx.ts';

const TYPE = 'application/vnd.oasis.opendocument.text';
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns';
const NAMESPACES = ['office', 'text', 'table', 'style', 'manifest']
  .map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`)
  .concat(
    `xmlns:draw="${OASIS}:drawing:1.0"`,
    `xmlns:fo="${OASIS}:xsl-fo-compatible:1.0"`,
    `xmlns:svg="${OASIS}:svg-compatible:1.0"`,
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(' ');

/** An OpenDocument text with this XML as its body, `styles` as its own styles and `files` beside it. */
export const makeOdt = (
  body: string,
  {
    styles = '',
    files = {},
  }: { styles?: string; files?: Readonly<Record<string, string | Buffer>> } = {},
): Buffer =>
  makeZip({
    mimetype: TYPE,
    'META-INF/manifest.xml': `<manifest:manifest ${NAMESPACES}/>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...files,
  });
