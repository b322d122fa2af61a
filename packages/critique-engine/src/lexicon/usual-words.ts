import { isFrequent } from '../layers/word-pairs/pair-level.ts';
import { normaliseSpelling } from './normal-spelling.ts';
import { irregularSingularOf } from './nouns.ts';
import { verbOfIng, verbOfPast, verbOfThird } from './verbs.ts';
import { WORD_COUNTS } from './word-counts.ts';

const LEVEL: ReadonlyMap<string, number> = new Map(
  WORD_COUNTS.flatMap((words, i) =>
    words.split(' ').map((word): [string, number] => [word, i + 1]),
  ),
);
const MOST = WORD_COUNTS.length;
/** WordNet writes American English. Made on first use, because it takes some 50 ms. */
let anySpelling: ReadonlyMap<string, number> | undefined;
const levelOf = (word: string | undefined | null): number => {
  if (!word) return 0;
  anySpelling ??= new Map([...LEVEL].map(([one, level]) => [normaliseSpelling(one), level]));
  return LEVEL.get(word) ?? anySpelling.get(normaliseSpelling(word)) ?? 0;
};

/** The words that a form may belong to: itself, the verb and the singular. */
const basesOf = (form: string): (string | undefined | null)[] => [
  form,
  verbOfPast(form)?.base,
  verbOfIng(form)?.base,
  verbOfThird(form)?.base,
  irregularSingularOf(form),
  ...(form.endsWith('ies') ? [`${form.slice(0, -3)}y`] : []),
  ...(form.endsWith('es') ? [form.slice(0, -2)] : []),
  ...(/[^s]s$/.test(form) ? [form.slice(0, -1)] : []),
];

/** How usual a word is, in small letters: 4 for the most frequent ones, 0 for one that hardly anybody writes. */
export const usualness = (word: string): number =>
  isFrequent(word) ? MOST : Math.max(0, ...basesOf(word).map(levelOf));
