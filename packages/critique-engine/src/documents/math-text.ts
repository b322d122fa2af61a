import { SaxesParser } from 'saxes';

/** A part of an equation, in brackets where it is more than a name or a number. */
export const grouped = (text: string): string =>
  /^[\p{L}\p{M}\p{N}.,]*$/u.test(text) ? text : `(${text})`;

/** What an element of Word says of itself in the properties before its parts: its sign, its brackets. */
type Said = Readonly<Record<string, string>>;
type Join = (parts: readonly string[], said: Said) => string;

const whole = (parts: readonly string[]): string => parts.join('');
const lowered = (parts: readonly string[]): string => `_${grouped(whole(parts))}`;

/** How the parts of an element are written on one line: first those of MathML, then those of Word. */
const joined: Readonly<Record<string, Join>> = {
  mfrac: ([over = '', under = '']) => `${grouped(over)}/${grouped(under)}`,
  msup: ([base = '', up = '']) => `${base}^${grouped(up)}`,
  msub: ([base = '', down = '']) => `${base}_${grouped(down)}`,
  msubsup: ([base = '', down = '', up = '']) => `${base}_${grouped(down)}^${grouped(up)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([base = '']) => `√${grouped(base)}`,
  // The same equation in the language of its editor.
  annotation: () => '',
  oMathPara: (parts) => parts.join(' '),
  num: (parts) => `${grouped(whole(parts))}/`,
  den: (parts) => grouped(whole(parts)),
  sup: (parts) => (parts.length > 0 ? `^${grouped(whole(parts))}` : ''),
  sub: (parts) => (parts.length > 0 ? lowered(parts) : ''),
  lim: lowered,
  deg: () => '',
  rad: (parts) => `√${grouped(whole(parts))}`,
  d: (parts, { begChr = '(', sepChr = '|', endChr = ')' }) =>
    `${begChr}${parts.join(sepChr)}${endChr}`,
  nary: (parts, { chr = '∫' }) => `${chr}${parts.slice(0, -1).join('')} ${parts.at(-1) ?? ''}`,
  acc: (parts, { chr = '\u0302' }) => whole(parts) + chr,
  bar: (parts, { pos }) => whole(parts) + (pos === 'top' ? '\u0304' : '\u0332'),
  func: (parts) => parts.join(' '),
  mr: (parts) => parts.join(', '),
  m: (parts) => parts.join('; '),
  eqArr: (parts) => parts.join('; '),
};

/** Most elements of an equation within each other. What lies deeper is written as it comes. */
const DEPTH_MAX = 100;

/** An equation in MathML or in Word's own markup on one line: `(a+b)/2`, `x^2`, `√y`. Throws where it is no XML. */
export const mathText = (xml: string): string => {
  const top: string[] = [];
  const open: { name: string; parts: string[]; said: Record<string, string> }[] = [];
  let deeper = 0;
  const here = (): string[] => open.at(-1)?.parts ?? top;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = full.replace(/^.*:/, '');
    const owner = open.at(-2);
    const value = attributes[full.replace(/[^:]*$/, 'val')];
    if (owner && open.at(-1)?.name.endsWith('Pr') && value !== undefined) owner.said[name] = value;
    if (open.length < DEPTH_MAX) open.push({ name, parts: [], said: {} });
    else deeper += 1;
  });
  parser.on('text', (text) => {
    // Blanks between words that Word sets as they are; elsewhere only between tags.
    const words = open.at(-1)?.name === 't' ? text : text.trim();
    if (words !== '') here().push(words);
  });
  parser.on('closetag', () => {
    if (deeper > 0) {
      deeper -= 1;
      return;
    }
    const { name, parts, said } = open.pop() ?? { name: '', parts: [], said: {} };
    const text = (Object.hasOwn(joined, name) ? joined[name] : whole)?.(parts, said) ?? '';
    if (text !== '') here().push(text);
  });
  parser.write(xml).close();
  return top.join('');
};
