const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const letter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (found, number, hex, name) => {
    if (number) return letter(Number(number));
    if (hex) return letter(Number.parseInt(String(hex), 16));
    return entities[String(name)] ?? found;
  });

/** Marks each line of a block quotation as mail programs and Markdown do. */
const quoted = (text: string): string => text.replace(/^(?=.*\S)/gm, '> ');

const blocks = (html: string): string =>
  html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<li(?: [^>]*)?>(?:<\/?p>)*/g, '- ')
    .replace(/<\/(?:p|h\d|li|t[rdh]|table|ul|ol|div|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '');

/** Text of plain HTML: blank lines between blocks, marked list items, `> ` before the lines of block quotations. */
export const htmlText = (html: string): string =>
  decoded(
    blocks(
      html.replace(
        /<blockquote>(.*?)(?:<\/blockquote>|$)/gs,
        (_, inner: string) => `${quoted(blocks(inner).trim())}\n\n`,
      ),
    ),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
