import type { LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { gatherSlips, isMisspelling } from './gather-slips.ts';
import { isCrumb, isPlaceOf, mergeSlips } from './merge-slips.ts';
import { isGathered, isTrifle } from './slip-classes.ts';
import { overlap, spansOf } from './spans.ts';
import { bestFirst, inOrder } from './worth.ts';

export const WORDS_PER_CRITIQUE = 20;
const FEWEST = 3;
/** Largest share of one rule among all critiques, and the number every rule may have. */
const RULE_SHARE = 0.1;
const RULE_LEAST = 3;
/** The most critiques of rules alone for an essay: one for every 20 words, at least 3, at most 100. */
export const critiqueCap = (words: number): number =>
  Math.min(CRITIQUES_MAX, Math.max(FEWEST, Math.round(words / WORDS_PER_CRITIQUE)));

/** Whether two critiques of one issue type mark the same words, or say the same of the whole essay. */
const sayTheSame = (a: LineCritique, b: LineCritique): boolean => {
  if (a.issueType !== b.issueType) return false;
  const { start, end } = a;
  if (start === null || end === null || b.start === null)
    return start === b.start && a.ruleId === b.ruleId;
  return spansOf(b).some((place) => overlap({ start, end }, place));
};

/** UTF-16 units in a cell. Kept critiques are indexed by cell, so that only neighbours are compared. */
const CELL_UNITS = 2_000;
const CHARS_PER_WORD = 6;
/** A cell may hold this many times its even share of the critiques. */
const MAX_CELL_SHARE = 2;
const cellsIn = ({ start, end }: { start: number; end: number }): number[] =>
  Array.from(
    { length: Math.floor(end / CELL_UNITS) - Math.floor(start / CELL_UNITS) + 1 },
    (_, i) => Math.floor(start / CELL_UNITS) + i,
  );
/** The cells of a critique with all its places. */
const cellsOf = (critique: LineCritique): number[] =>
  critique.start === null ? [-1] : [...new Set(spansOf(critique).flatMap(cellsIn))];
/** The cell in which a critique begins. */
const cellOf = ({ start }: LineCritique): number =>
  start === null ? -1 : Math.floor(start / CELL_UNITS);

/** How many critiques may be kept beside reserved ones: in all, of one rule, and beginning in one cell of the text. */
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
 * `reserved` ones are kept before all others, whatever their worth: as many as a result may hold.
 */
export const pickCritiques = (
  critiques: readonly LineCritique[],
  { total, perRule, perCell }: SelectionLimits,
  reserved: readonly LineCritique[] = [],
): LineCritique[] => {
  const rules = new Map<string, number>();
  const cells = new Map<number, LineCritique[]>();
  const begun = new Map<number, number>();
  const kept: LineCritique[] = [];
  const seen = new Set<string>();
  const keep = (critique: LineCritique): void => {
    seen.add(critique.id);
    rules.set(critique.ruleId, (rules.get(critique.ruleId) ?? 0) + 1);
    for (const cell of cellsOf(critique)) cells.set(cell, [...(cells.get(cell) ?? []), critique]);
    begun.set(cellOf(critique), (begun.get(cellOf(critique)) ?? 0) + 1);
    kept.push(critique);
  };
  for (const critique of [...reserved].sort(bestFirst))
    if (kept.length < CRITIQUES_MAX && !seen.has(critique.id)) keep(critique);
  for (const critique of [...critiques].sort(bestFirst)) {
    if (kept.length >= total) break;
    const near = cellsOf(critique).flatMap((cell) => cells.get(cell) ?? []);
    const isCrowded = (begun.get(cellOf(critique)) ?? 0) >= perCell;
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
 * The critiques whose correction repeats no misspelt word: 'imperssion lives' would be learned as it stands. What is wrong
 * with the word comes first.
 */
const withoutMisspeltFixes = (
  critiques: readonly LineCritique[],
  reserved: readonly LineCritique[],
): LineCritique[] => {
  const misspelt = critiques.filter(isMisspelling);
  const promised = new Set(reserved.map(({ id }) => id));
  return critiques.filter(
    (one) =>
      isMisspelling(one) ||
      promised.has(one.id) ||
      !misspelt.some(
        (word) =>
          one.issueType === word.issueType &&
          (one.replacement ?? '').includes(word.quote ?? '') &&
          spansOf(word).some((place) => spansOf(one).some((other) => overlap(place, other))),
      ),
  );
};

const UNLIMITED: SelectionLimits = { total: Infinity, perRule: Infinity, perCell: Infinity };

/** Critiques without doubles, with the places of each repeated slip in one, and of slips of typing and spelling. `reserved` as in pickCritiques. */
export const distinctCritiques = (
  critiques: readonly LineCritique[],
  reserved: readonly LineCritique[] = [],
): LineCritique[] =>
  mergeSlips(
    gatherSlips(
      pickCritiques(withoutMisspeltFixes(critiques, reserved), UNLIMITED, reserved),
      reserved,
    ),
  );

/** From so many remarks on graver slips on, trifles are not worth a student's time. */
const GRAVER_SLIPS = 3;
/** From this severity on a slip of grammar is more than a trifle. */
const GRAVER_FROM = 2;
const isGraverSlip = ({ issueType, severity }: LineCritique): boolean =>
  issueType === 'grammar' && severity >= GRAVER_FROM;

/**
 * The critiques without crumbs that are no habit, and without those on empty words if the writing has graver slips. A
 * trifle loses its place to nothing.
 */
const withoutTrifles = (critiques: readonly LineCritique[]): readonly LineCritique[] => {
  const isGrave = critiques.filter(isGraverSlip).length >= GRAVER_SLIPS;
  return critiques.filter((critique) => !isCrumb(critique) && !(isGrave && isTrifle(critique)));
};

/** What is shown of the critiques of an essay. */
export interface Selection {
  /** In order of position. */
  shown: LineCritique[];
  /** How many further ones are worth a remark and found no place. */
  leftOut: number;
}

/**
 * The critiques to show for an essay of `words` words.
 * No rule is shown more than a few times, no stretch of the text is crowded, and a repeated slip is one critique. `reserved` as in pickCritiques.
 */
export const chooseCritiques = (
  critiques: readonly LineCritique[],
  words: number,
  reserved: readonly LineCritique[] = [],
): Selection => {
  const distinct = distinctCritiques(critiques, reserved);
  const promised = distinct.filter(
    (one) =>
      isGathered(one) || reserved.some((other) => other.id === one.id || isPlaceOf(other, one)),
  );
  const worthy = withoutTrifles(distinct);
  const shown = pickCritiques(worthy, limitsFor(words), promised).sort(inOrder);
  const ids = new Set(shown.map(({ id }) => id));
  return { shown, leftOut: worthy.filter(({ id }) => !ids.has(id)).length };
};

/** The critiques alone that `chooseCritiques` shows. */
export const selectCritiques = (...given: Parameters<typeof chooseCritiques>): LineCritique[] =>
  chooseCritiques(...given).shown;
