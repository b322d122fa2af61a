/** A run of words, by its place among all words, and the earlier place of the same words. */
export interface CopiedRun {
  from: number;
  length: number;
  earlier: number;
  earlierLength: number;
  /** How many words are the same in both. */
  same: number;
}

/** A word in lower case with the number of its paragraph. */
export interface PlacedWord {
  lower: string;
  paragraph: number;
}

/** Words in a row from which on nobody says the same by chance. Names of a subject and set phrases are shorter. */
const EXACT_WORDS = 14;
/** Where some words were exchanged, more of them have to be the same, and most of the run. */
const CHANGED = { words: 18, share: 0.8 };
/** Words in a row that begin a run, and that have to follow a changed place. */
const SEED_WORDS = 5;
const RESUMED_WORDS = 3;
/** After so many words it is known whether they are alike. It keeps the time linear. */
const PATIENCE = 40;
/** What a changed place may be: words left out or put in, in the copy and in what it copies. */
const STEPS = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

const isSame = (words: readonly PlacedWord[], a: number, b: number, count: number): boolean => {
  for (let i = 0; i < count; i++)
    if (!words[a + i] || words[a + i]?.lower !== words[b + i]?.lower) return false;
  return true;
};

/** Goes on from a place where two runs begin, over changed places, as far as they stay alike. */
const runFrom = (words: readonly PlacedWord[], from: number, earlier: number): CopiedRun => {
  let [a, b, same, longest] = [from, earlier, 0, 0];
  for (;;) {
    let exact = 0;
    while (b + exact < from && isSame(words, a + exact, b + exact, 1)) exact++;
    longest = Math.max(longest, exact);
    [a, b, same] = [a + exact, b + exact, same + exact];
    const step = STEPS.find(([x, y]) => isSame(words, a + x, b + y, RESUMED_WORDS));
    if (!step || b + step[1] + RESUMED_WORDS > from) break;
    if (a - from > PATIENCE && same < CHANGED.share * (a - from)) break;
    [a, b] = [a + step[0], b + step[1]];
  }
  const run = { from, length: a - from, earlier, earlierLength: b - earlier, same };
  const alike = same / Math.max(run.length, run.earlierLength, 1);
  const isCopy = longest >= EXACT_WORDS || (same >= CHANGED.words && alike >= CHANGED.share);
  return isCopy ? run : { ...run, same: 0 };
};

/** Set phrases come often. So many of their first places are looked at. */
const PLACES = 4;

/** The run with most words that stands in two paragraphs. Null if none is long enough. Linear. */
export const longestCopy = (words: readonly PlacedWord[]): CopiedRun | null => {
  const seen = new Map<string, number[]>();
  let longest: CopiedRun | null = null;
  for (let from = 0; from + SEED_WORDS <= words.length; from++) {
    const key = words
      .slice(from, from + SEED_WORDS)
      .map(({ lower }) => lower)
      .join(' ');
    const places = seen.get(key) ?? [];
    const [run = null] = places
      .filter((earlier) => words[earlier]?.paragraph !== words[from]?.paragraph)
      .map((earlier) => runFrom(words, from, earlier))
      .toSorted((a, b) => b.same - a.same);
    if (run && run.same > (longest?.same ?? 0)) longest = run;
    if (run && run.same > 0) from += run.length - SEED_WORDS;
    else if (places.length < PLACES) seen.set(key, [...places, from]);
  }
  return longest;
};
