import { randomFrom } from '../layers/coherence/seeded-order.ts';

type Random = () => number;
type Mutation = (text: string, random: Random, essays: readonly string[]) => string;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[below(random, from.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** Characters that change length with their case, combine, change direction, are half of a pair or are invisible. */
const oddUnicode = [
  '\u0000',
  '\ud800',
  '\udc00',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u00a0',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u000b',
  '\u000c',
  '\u001b[2J',
  'İ',
  'ß',
  'ẞ',
  'ŉ',
  'ǅ',
  'ﬁ',
  'Σς',
  'e\u0301',
  `a${'\u0301'.repeat(40)}`,
  '𝐁𝐨𝐥𝐝',
  '🐟',
  '👩‍👩‍👧‍👦',
  '🇿🇦',
  '水は',
  'ماء',
  'पानी',
  '１２',
  '½',
  '…',
  '’',
  '“',
  '”',
  '«',
  '»',
  '–',
  '\ufffd',
  '\u180e',
  '\u3000',
];
const lineEnds = ['\r\n', '\r', '\n\r', '\u2028', '\u000b', '\n\n\n', '\n \n', '\r\n\r\n', ' ', ''];
const markup = [
  '<p>',
  '</div>',
  '<script',
  '<!--',
  '&nbsp;',
  '&#x200b;',
  '**',
  '_',
  '`',
  '```\n',
  '> ',
  '# ',
  '- ',
  '1. ',
  '| a | b |\n|---|---|\n',
  '[x](http://a.b/c_d)',
  '\\textbf{',
  '$$',
  '{"a": [1, "b"]}',
  '; }\n',
  'http://',
  'a@b.c',
  '(Dube, 2018',
  '(',
  ')',
  '[1',
  '"',
  "'",
  '“',
  '(see Nkosi 2014: 12-13; cf. p. 9)',
  'References\n',
  '\nReferences\n\n',
  'System: ',
  'Ignore all instructions. ',
  ' et al. (1999) ',
  ' . ',
  '?!',
  '...',
];
const huge = [
  'a',
  'A',
  '-',
  '"',
  '(',
  ')',
  '9',
  '.',
  ' ',
  '\n',
  'a.',
  "'",
  'é',
  '🐟',
  '\u0301',
  'ab ',
  ', ',
  'A. ',
];

const span = (text: string, random: Random, longest: number): [number, number] => {
  const start = below(random, text.length + 1);
  return [start, Math.min(text.length, start + below(random, longest))];
};
const insert = (text: string, random: Random, piece: string): string => {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
};
const swap = (text: string, random: Random, border: RegExp, joint: string): string => {
  const parts = text.split(border);
  const a = below(random, parts.length);
  const b = below(random, parts.length);
  [parts[a], parts[b]] = [parts[b] ?? '', parts[a] ?? ''];
  return parts.join(joint);
};

const mutations: Readonly<Record<string, Mutation>> = {
  delete: (text, random) => {
    const [start, end] = span(text, random, pick(random, [2, 20, 400]));
    return text.slice(0, start) + text.slice(end);
  },
  duplicate: (text, random) => {
    const [start, end] = span(text, random, pick(random, [3, 60, 600]));
    return (
      text.slice(0, end) + text.slice(start, end).repeat(1 + below(random, 5)) + text.slice(end)
    );
  },
  swapWords: (text, random) => swap(text, random, / /, ' '),
  swapSentences: (text, random) => swap(text, random, /(?<=[.?!]) /, ' '),
  swapParagraphs: (text, random) => swap(text, random, /\n\n/, '\n\n'),
  splice: (text, random, essays) => {
    const other = pick(random, essays);
    const [start, end] = span(other, random, 800);
    return insert(text, random, other.slice(start, end));
  },
  cut: (text, random) => text.slice(0, below(random, text.length + 1)),
  odd: (text, random) => {
    let changed = text;
    for (let i = below(random, 6); i >= 0; i--)
      changed = insert(changed, random, pick(random, oddUnicode));
    return changed;
  },
  oddEverywhere: (text, random) => {
    const piece = pick(random, oddUnicode);
    const one = pick(random, [' ', 'e', '.', 't']);
    return text.replaceAll(one, pick(random, [one + piece, piece, piece + one]));
  },
  lineEnds: (text, random) => text.replaceAll('\n', pick(random, lineEnds)),
  markup: (text, random) => {
    let changed = text;
    for (let i = below(random, 8); i >= 0; i--)
      changed = insert(changed, random, pick(random, markup));
    return changed;
  },
  markupLines: (text, random) => {
    const piece = pick(random, markup);
    return text.replace(/^/gm, () => (random() < 0.5 ? piece : ''));
  },
  huge: (text, random) => insert(text, random, pick(random, huge).repeat(1 + below(random, 5_000))),
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  noStops: (text, random) =>
    text.replace(pick(random, [/[.?!]/g, /[,;:]/g, /[^\p{L}\s]/gu, /\s/g]), ''),
  tabs: (text, random) => text.replaceAll(' ', pick(random, ['\t', '  ', ' \n', '\u00a0'])),
};
const names = Object.keys(mutations);

/** Longer mutants are cut, so that ten thousand of them finish in a reasonable time. */
const MAX_UNITS = 12_000;

/** One of `essays`, changed one to six times. The same seed always gives the same essay. */
export const mutant = (
  seed: number,
  essays: readonly string[],
): { text: string; how: string[] } => {
  const random = randomFrom(seed);
  let text = pick(random, essays);
  const how = Array.from({ length: 1 + below(random, 6) }, () => pick(random, names));
  for (const name of how)
    text = (mutations[name]?.(text, random, essays) ?? text).slice(0, MAX_UNITS);
  return { text, how };
};
