/** The colour by which hidden words are marked for the reader of Word documents, which does not know them. */
export const HIDDEN = 'hidden';

/** Passes over an equation: one for each level of fractions and powers within each other. */
const LEVELS_MAX = 12;

/** A part of an equation, in brackets where it is more than a name or a number. */
export const grouped = (text: string): string =>
  /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;

/** An equation on one line: `(a+b)/2`, `x^2`, `√(y)`. */
const linear = (equation: string): string => {
  let text = equation.replace(/<(?!\/?m:(?:num|den|sup|sub|rad|d|deg)>)[^>]*>/g, '');
  for (let level = 0; level < LEVELS_MAX && text.includes('<'); level++)
    text = text.replace(
      /<m:(num|den|sup|sub|rad|d|deg)>([^<]*)<\/m:\1>/g,
      (_, tag: string, inner: string) => {
        if (inner === '' || tag === 'deg') return '';
        const marks: Readonly<Record<string, string>> = { sup: '^', sub: '_', rad: '√' };
        if (tag === 'd') return `(${inner})`;
        return `${marks[tag] ?? ''}${grouped(inner)}${tag === 'num' ? '/' : ''}`;
      },
    );
  return text.replace(/<[^>]*>/g, '');
};

/**
 * The XML of a Word document with what mammoth does not know in words that it does: hidden words get the highlight
 * `HIDDEN`, equations become text, and two rare kinds of blanks become the usual ones.
 */
export const readableMarkup = (xml: string): string =>
  xml
    .replace(/<w:vanish(?: w:val="(?:1|true|on)")? ?\/>/g, `<w:highlight w:val="${HIDDEN}"/>`)
    .replace(/<m:oMathPara(?:Pr)?(?: [^>]*)?>|<\/m:oMathPara(?:Pr)?>/g, '')
    .replace(
      /<m:oMath(?: [^>]*)?>(.*?)<\/m:oMath>/gs,
      (_, equation: string) => `<w:r><w:t xml:space="preserve">${linear(equation)}</w:t></w:r>`,
    )
    .replace(/<w:cr ?\/>/g, '<w:br/>')
    .replace(/<w:ptab(?: [^>]*)?\/>/g, '<w:tab/>');

/** Ids of the styles of paragraphs and words that are hidden. */
export const hiddenStyles = (styles: string): ReadonlySet<string> =>
  new Set(
    [...styles.matchAll(/<w:style\s[^>]*w:styleId="([^"]+)"[^>]*>(.*?)<\/w:style>/gs)].flatMap(
      ([, id = '', content = '']) =>
        /<w:vanish(?: w:val="(?:1|true|on)")? ?\/>/.test(content) ? [id] : [],
    ),
  );
