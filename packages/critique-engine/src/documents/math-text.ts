import { SaxesParser } from 'saxes';
import { grouped } from './word-markup.ts';

const joined: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  mfrac: ([over = '', under = '']) => `${grouped(over)}/${grouped(under)}`,
  msup: ([base = '', up = '']) => `${base}^${grouped(up)}`,
  msub: ([base = '', down = '']) => `${base}_${grouped(down)}`,
  msubsup: ([base = '', down = '', up = '']) => `${base}_${grouped(down)}^${grouped(up)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([base = '']) => `√${grouped(base)}`,
  // The same equation in the language of its editor.
  annotation: () => '',
};

/** An equation in MathML on one line: `(a+b)/2`, `x^2`, `√y`. Throws where it is no XML. */
export const mathText = (xml: string): string => {
  const open: string[][] = [[]];
  const parser = new SaxesParser();
  parser.on('opentag', () => open.push([]));
  parser.on('text', (text) => open.at(-1)?.push(text.trim()));
  parser.on('closetag', ({ name }) => {
    const parts = (open.pop() ?? []).filter((part) => part !== '');
    const join = joined[name.replace(/^.*:/, '')];
    open.at(-1)?.push(join ? join(parts) : parts.join(''));
  });
  parser.write(xml).close();
  return open.flat().join('');
};
