import {
  regularIng,
  regularPast,
  regularS,
  regularThird,
} from '../../packages/critique-engine/src/lexicon/regular-forms.ts';

/** What lexicon/word-forms.ts of the engine states. Forms with one way of spelling more are parted by '/'. */
export interface WordForms {
  /** Base forms of verbs whose forms the rules make. */
  verbs: string[];
  /** Base, past, participle, -ing and third person; what the rules make is left out at the end of a row. */
  unusualVerbs: string[][];
  /** Singular and plural. */
  unusualNouns: string[][];
}

/** What the source lacks, or lists behind a form that is rare today: past and participle. */
const USUAL: ReadonlyMap<string, readonly [past: string[], participle: string[]]> = new Map([
  ['bear', [['bore'], ['borne', 'born']]],
  ['bestride', [['bestrode'], ['bestridden']]],
  [
    'broadcast',
    [
      ['broadcast', 'broadcasted'],
      ['broadcast', 'broadcasted'],
    ],
  ],
  ['disprove', [['disproved'], ['disproved', 'disproven']]],
  [
    'forecast',
    [
      ['forecast', 'forecasted'],
      ['forecast', 'forecasted'],
    ],
  ],
  ['prove', [['proved'], ['proved', 'proven']]],
  [
    'quit',
    [
      ['quit', 'quitted'],
      ['quit', 'quitted'],
    ],
  ],
  ['run', [['ran'], ['run']]],
  ['shave', [['shaved'], ['shaved', 'shaven']]],
  [
    'speed',
    [
      ['sped', 'speeded'],
      ['sped', 'speeded'],
    ],
  ],
  ['thrive', [['thrived'], ['thrived']]],
  [
    'wake',
    [
      ['woke', 'waked'],
      ['woken', 'waked'],
    ],
  ],
  [
    'weave',
    [
      ['wove', 'weaved'],
      ['woven', 'weaved'],
    ],
  ],
]);
/** The source lists 'people' as a noun of its own. */
const USUAL_PLURALS: ReadonlyMap<string, string[]> = new Map([['person', ['people', 'persons']]]);
/** No verbs of today's English, or not with these forms. */
const LEFT_OUT = new Set(
  'bide gell jell lade lightning login outbreak outgo shrive torpedo'.split(' '),
);
/** Past forms that are out of use, and are other words today. */
const OUT_OF_USE = new Set('crew dove staid stove payed flied betrode'.split(' '));

const isPlain = (form: string): boolean => /^[a-z]{2,}$/.test(form) && !OUT_OF_USE.has(form);
const formsIn = (cell = ''): string[] => cell.split('/').filter(isPlain);
/** The spelling that the rules make comes first where only the doubling of a letter differs: 'travelled', 'focused'. */
const usualFirst = (forms: readonly string[], regular: string): readonly string[] =>
  forms.includes(regular) && forms.every((form) => /(?:ed|ing|s)$/.test(form))
    ? [regular, ...forms.filter((form) => form !== regular)]
    : forms;

/** The source gives as participles only what is irregular: 'leaned' and 'leant', and then 'leant' alone. */
const participlesOf = (pasts: readonly string[], listed: readonly string[]): readonly string[] => {
  const regular = pasts.filter((form) => form.endsWith('ed') && !listed.includes(form));
  const isSame = pasts.every((form) => listed.includes(form) || regular.includes(form));
  return isSame && listed.every((form) => pasts.includes(form)) ? pasts : [...listed, ...regular];
};

/** A verb with all its forms. Null for what has none, such as 'beware'. */
const verbRow = (
  base: string,
  cells: readonly string[],
  isKnown: (word: string) => boolean,
): string[] | null => {
  if (formsIn(cells[2]).length === 0) return null;
  const [pasts = [], listed = [], ings = [], thirds = []] = cells.map((cell) =>
    // The tagger knows few past forms without an ending, but no misspelt one with it, such as 'refered'.
    formsIn(cell).filter((form) => !/(?:ed|ing|s)$/.test(form) || isKnown(form)),
  );
  const [past, participle] = USUAL.get(base) ?? [pasts, participlesOf(pasts, listed)];
  const cell = (forms: readonly string[], regular: string): string =>
    (forms.length > 0 ? usualFirst(forms, regular) : [regular]).join('/');
  return [
    base,
    cell(past, regularPast(base)),
    cell(participle, regularPast(base)),
    cell(ings, regularIng(base)),
    cell(thirds, regularThird(base)),
  ];
};

/** The plurals of a noun, those that the tagger knows first, then the regular one: 'dilemmas', but 'criteria'. */
const pluralsOf = (
  noun: string,
  cell: string | undefined,
  isSingular: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): string[] => {
  const regular = regularS(noun);
  const rank = (form: string): number => Number(!isKnown(form)) * 2 + Number(form !== regular);
  return (
    USUAL_PLURALS.get(noun) ??
    formsIn(cell)
      .filter((form) => form === regular || !isSingular(form))
      .toSorted((a, b) => rank(a) - rank(b))
  );
};

/** The row without the forms at its end that the rules make. */
const shortened = (row: readonly string[], regular: readonly string[]): string[] => {
  let length = row.length;
  while (length > 1 && row[length - 1] === regular[length - 1]) length--;
  return row.slice(0, length);
};

/** Reads the source's table: word, part of speech and a cell for each form, for the words that `isKnown` accepts. */
export const readWordForms = (table: string, isKnown: (word: string) => boolean): WordForms => {
  const forms: WordForms = { verbs: [], unusualVerbs: [], unusualNouns: [] };
  const lines = table.trim().split('\n');
  // 'Opera' is no plural, although it once was one of 'opus'.
  const singulars = new Set(
    lines.filter((line) => line.includes(',noun,')).map((line) => line.split(',')[0] ?? ''),
  );
  for (const line of lines) {
    const [word = '', part, ...cells] = line.split(',');
    if (!isPlain(word) || LEFT_OUT.has(word) || !isKnown(word)) continue;
    if (part === 'verb') {
      const row = verbRow(word, cells, isKnown);
      if (!row) continue;
      const past = regularPast(word);
      const short = shortened(row, [word, past, past, regularIng(word), regularThird(word)]);
      if (short.length === 1) forms.verbs.push(word);
      else forms.unusualVerbs.push(short);
    } else if (part === 'noun') {
      const plurals = pluralsOf(word, cells[0], (form) => singulars.has(form), isKnown);
      if (plurals.some((form) => form !== regularS(word)))
        forms.unusualNouns.push([word, plurals.join('/')]);
    }
  }
  return forms;
};

/** The file that holds the forms. */
export const wordFormsFile = (forms: WordForms, digest: string): string => {
  const rows = (table: string[][]): string => `'${table.map((row) => row.join(' ')).join(',')}'`;
  return `/**
 * Forms of English words. Made by scripts/lexicon/write-word-forms.ts from the table of LemmInflect 0.2.3 (MIT, Brad Jascob),
 * which goes back to the SPECIALIST Lexicon of the United States National Library of Medicine (free to use). Only words that
 * the tagger knows are kept. Parted by '/': forms that occur as well, the usual one first. SHA-256 of the table:
 * ${digest}.
 */
export const WORD_FORMS = {
  /** Base forms of verbs whose forms the rules of regular-forms.ts make. */
  verbs:
    '${forms.verbs.join(' ')}',
  /** Base, past, participle, -ing and third person. What the rules make is left out at the end of a row. */
  unusualVerbs:
    ${rows(forms.unusualVerbs)},
  /** Singular and plural. */
  unusualNouns:
    ${rows(forms.unusualNouns)},
} as const;
`;
};
