import type { LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';

export const WORDS_PER_CRITIQUE = 20;
const FEWEST = 3;
/** Critiques marked `fixFirst`. */
const FIX_FIRST_COUNT = 3;
/** Largest share of one rule among all critiques, and the number every rule may have. */
const RULE_SHARE = 0.1;
const RULE_LEAST = 3;
const byType: Readonly<Record<LineCritique['issueType'], number>> = {
  thesis: 1.3,
  relevance: 1.25,
  argument: 1.2,
  source: 1,
  style: 0.7,
  grammar: 0.8,
};

/** How worthwhile a critique is: severity x confidence x the weight of its issue type in the scores. */
export const worth = ({ severity, confidence, issueType }: LineCritique): number =>
  severity * confidence * byType[issueType];

/** The most critiques shown for an essay: one for every 20 words, at least 3, at most 100. */
export const critiqueCap = (words: number): number =>
  Math.min(CRITIQUES_MAX, Math.max(FEWEST, Math.round(words / WORDS_PER_CRITIQUE)));

/** Compares by position; critiques about the whole essay come last. */
export const inOrder = (a: LineCritique, b: LineCritique): number =>
  (a.start ?? Infinity) === (b.start ?? Infinity)
    ? a.id.localeCompare(b.id)
    : (a.start ?? Infinity) - (b.start ?? Infinity);

const bestFirst = (a: LineCritique, b: LineCritique): number =>
  worth(b) - worth(a) || inOrder(a, b);

const sayTheSame = (a: LineCritique, b: LineCritique): boolean => {
  if (a.issueType !== b.issueType) return false;
  if (a.start === null || b.start === null || a.end === null || b.end === null)
    return a.start === b.start && a.ruleId === b.ruleId;
  return a.start < b.end && b.start < a.end;
};

/** UTF-16 units in a cell. Kept critiques are indexed by cell, so that only neighbours are compared. */
const CELL_UNITS = 2_000;
const CHARS_PER_WORD = 6;
/** A cell may hold this many times its even share of the critiques. */
const MAX_CELL_SHARE = 2;
const cellsOf = ({ start, end }: LineCritique): number[] =>
  start === null || end === null
    ? [-1]
    : Array.from(
        { length: Math.floor(end / CELL_UNITS) - Math.floor(start / CELL_UNITS) + 1 },
        (_, i) => Math.floor(start / CELL_UNITS) + i,
      );

/** The three to fix first: of different rules and at most one about grammar where possible, most worthwhile first. */
const firstOf = (kept: readonly LineCritique[]): Set<LineCritique> => {
  const first = new Set<LineCritique>();
  const has = (same: (f: LineCritique) => boolean): boolean => [...first].some(same);
  const isNew = (c: LineCritique): boolean => !has((f) => f.ruleId === c.ruleId);
  const isGrammar = ({ issueType }: LineCritique): boolean => issueType === 'grammar';
  const rounds: ((c: LineCritique) => boolean)[] = [
    (c) => isNew(c) && c.severity > 1 && !(isGrammar(c) && has(isGrammar)),
    (c) => isNew(c) && c.severity > 1,
    isNew,
    () => true,
  ];
  for (const fits of rounds)
    for (const critique of kept)
      if (first.size < FIX_FIRST_COUNT && fits(critique)) first.add(critique);
  return first;
};

/** How many critiques may be kept: in all, of one rule, and beginning in one cell of the text. */
export interface SelectionLimits {
  total: number;
  perRule: number;
  perCell: number;
}

/** The limits for an essay of `words` words. */
export const limitsFor = (words: number): SelectionLimits => {
  const total = critiqueCap(words);
  const cells = Math.max(1, Math.ceil((words * CHARS_PER_WORD) / CELL_UNITS));
  return {
    total,
    perRule: Math.max(RULE_LEAST, Math.round(total * RULE_SHARE)),
    perCell: Math.max(6, Math.ceil((MAX_CELL_SHARE * total) / cells)),
  };
};

/**
 * The most worthwhile critiques within the limits, best first; no two of one issue type on overlapping words.
 * `reserved` ones are kept before all others, whatever their worth; only `total` limits them.
 */
export const pickCritiques = (
  critiques: readonly LineCritique[],
  { total, perRule, perCell }: SelectionLimits,
  reserved: readonly LineCritique[] = [],
): LineCritique[] => {
  const rules = new Map<string, number>();
  const cells = new Map<number, LineCritique[]>();
  const kept: LineCritique[] = [];
  const seen = new Set<string>();
  const keep = (critique: LineCritique): void => {
    seen.add(critique.id);
    rules.set(critique.ruleId, (rules.get(critique.ruleId) ?? 0) + 1);
    for (const cell of cellsOf(critique)) cells.set(cell, [...(cells.get(cell) ?? []), critique]);
    kept.push(critique);
  };
  for (const critique of [...reserved].sort(bestFirst))
    if (kept.length < total && !seen.has(critique.id)) keep(critique);
  for (const critique of [...critiques].sort(bestFirst)) {
    if (kept.length >= total) break;
    const places = cellsOf(critique);
    const near = places.flatMap((cell) => cells.get(cell) ?? []);
    const isCrowded = (cells.get(places[0] ?? -1)?.length ?? 0) >= perCell;
    if (
      seen.has(critique.id) ||
      (rules.get(critique.ruleId) ?? 0) >= perRule ||
      isCrowded ||
      near.some((other) => sayTheSame(critique, other))
    )
      continue;
    keep(critique);
  }
  return kept.sort(bestFirst);
};

/**
 * The critiques to show for an essay of `words` words, in order of position, three of them marked `fixFirst`.
 * No rule is shown more than a few times, and no stretch of the text is crowded. `reserved` as in pickCritiques.
 */
export const selectCritiques = (
  critiques: readonly LineCritique[],
  words: number,
  reserved: readonly LineCritique[] = [],
): LineCritique[] => {
  const kept = pickCritiques(critiques, limitsFor(words), reserved);
  const first = firstOf(kept);
  return kept.map((critique) => ({ ...critique, fixFirst: first.has(critique) })).sort(inOrder);
};
