/** An affix of the checker's dictionary: how it changes a word whose end, or any word if it is a prefix, fits the condition. */
interface Affix {
  kind: 'prefix' | 'suffix';
  /** Whether a word with this ending may get a prefix as well. */
  cross_product: boolean;
  replacements: { remove: string; add: string; condition: string }[];
}

/** The affixes by their flags. */
export type Affixes = Readonly<Record<string, Affix>>;

const FIRST_ENTRY = '\nabandon/';
const FIRST_AFFIX = '{\n\t"affixes"';

/** Where the JSON object that begins at `start` ends. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0;
  for (const match of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (match[0] === '{') depth++;
    if (match[0] === '}') depth--;
    if (depth === 0) return start + match.index + 1;
  }
  throw new Error('The affixes do not end.');
};

/** The entries of the dictionary in the checker's program, and its affixes. */
export const dictionaryIn = (binary: Buffer): { entries: string[]; affixes: Affixes } => {
  const inside = binary.indexOf(FIRST_ENTRY);
  const start = binary.lastIndexOf('\n\n', inside);
  const middle = binary.indexOf(FIRST_AFFIX, inside);
  if (inside < 0 || middle < 0) throw new Error('The checker has its dictionary no longer here.');
  const rest = binary.subarray(middle, middle + 100_000).toString('utf8');
  const { affixes } = JSON.parse(rest.slice(0, endOfObject(rest, 0))) as { affixes: Affixes };
  const entries = binary
    .subarray(start, middle)
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/\s*#.*$/, '').trim())
    .filter((line) => line !== '');
  return { entries, affixes };
};

const formsOf = (word: string, { kind, replacements }: Affix): string[] =>
  replacements.flatMap(({ remove, add, condition }) => {
    if (kind === 'prefix') return [add + word];
    if (!new RegExp(`${condition}$`).test(word)) return [];
    return [word.slice(0, word.length - remove.length) + add];
  });

/**
 * The forms of an entry such as 'walk/SdG', which are plain words of ASCII letters. Some may be none: ask the checker.
 * Owners ('walk’s') are left out.
 */
export const expanded = (entry: string, affixes: Affixes): string[] => {
  const [stem = '', flags = ''] = entry.split('/');
  if (!/^[A-Za-z]+$/.test(stem)) return [];
  const own = [...flags].flatMap((flag) => affixes[flag] ?? []);
  const endings = own.filter(({ kind }) => kind === 'suffix');
  const withEnding = endings.flatMap((affix) =>
    formsOf(stem, affix).map((form) => ({ form, crossed: affix.cross_product })),
  );
  const bases = [stem, ...withEnding.filter(({ crossed }) => crossed).map(({ form }) => form)];
  const withPrefix = own
    .filter(({ kind }) => kind === 'prefix')
    .flatMap((affix) => bases.flatMap((base) => formsOf(base, affix)));
  return [stem, ...withEnding.map(({ form }) => form), ...withPrefix].filter((form) =>
    /^[A-Za-z]+$/.test(form),
  );
};

/** Most letters that a word may have in common with the one before: one sign says how many. */
const MOST_SHARED = 35;

/** Sorted words, one a line, each as the number of letters it shares with the one before (0-9a-z) and the rest. */
export const sharedStarts = (words: Iterable<string>): string => {
  let before = '';
  return [...words]
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < Math.min(before.length, MOST_SHARED) && before[shared] === word[shared])
        shared++;
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
};
