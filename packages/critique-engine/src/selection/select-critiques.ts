import type { LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';

const WORDS_PER_CRITIQUE = 20;
const FEWEST = 3;
/** Remarks marked to be mended first. */
const MARKED = 3;
/** Share of one rule among all remarks, and the least number it may always have. */
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

/** How much a remark is worth the reader's time: severity x confidence x how much of the score hangs on it. */
export const worth = ({ severity, confidence, issueType }: LineCritique): number =>
  severity * confidence * byType[issueType];

/** One remark for every 20 words, 3 at least, 100 at most. */
export const critiqueCap = (words: number): number =>
  Math.min(CRITIQUES_MAX, Math.max(FEWEST, Math.round(words / WORDS_PER_CRITIQUE)));

/** Unplaced ones last. */
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

/** Keeps kept remarks by cell of the text, so that only neighbours are compared. */
const CELL = 2_000;
const CHARS_PER_WORD = 6;
/** A stretch may hold this many times its even share. */
const CROWD = 2;
const cellsOf = ({ start, end }: LineCritique): number[] =>
  start === null || end === null
    ? [-1]
    : Array.from(
        { length: Math.floor(end / CELL) - Math.floor(start / CELL) + 1 },
        (_, i) => Math.floor(start / CELL) + i,
      );

/** Three to begin with: of different rules and no more than one slip where there are such, best first. */
const firstOf = (kept: readonly LineCritique[]): Set<LineCritique> => {
  const first = new Set<LineCritique>();
  const has = (same: (f: LineCritique) => boolean): boolean => [...first].some(same);
  const isNew = (c: LineCritique): boolean => !has((f) => f.ruleId === c.ruleId);
  const isSlip = ({ issueType }: LineCritique): boolean => issueType === 'grammar';
  const rounds: ((c: LineCritique) => boolean)[] = [
    (c) => isNew(c) && c.severity > 1 && !(isSlip(c) && has(isSlip)),
    (c) => isNew(c) && c.severity > 1,
    isNew,
    () => true,
  ];
  for (const fits of rounds)
    for (const critique of kept) if (first.size < MARKED && fits(critique)) first.add(critique);
  return first;
};

/**
 * The remarks worth showing for an essay of so many words, in order of position: no two that say the
 * same on overlapping words, no rule more than a few times, none crowding one stretch; three marked fixFirst.
 */
export const selectCritiques = (
  critiques: readonly LineCritique[],
  words: number,
): LineCritique[] => {
  const cap = critiqueCap(words);
  const perRule = Math.max(RULE_LEAST, Math.round(cap * RULE_SHARE));
  const cellCount = Math.max(1, Math.ceil((words * CHARS_PER_WORD) / CELL));
  const perCell = Math.max(6, Math.ceil((CROWD * cap) / cellCount));
  const rules = new Map<string, number>();
  const cells = new Map<number, LineCritique[]>();
  const kept: LineCritique[] = [];
  const seen = new Set<string>();
  for (const critique of [...critiques].sort(bestFirst)) {
    if (kept.length >= cap) break;
    const places = cellsOf(critique);
    const near = places.flatMap((cell) => cells.get(cell) ?? []);
    const ofRule = rules.get(critique.ruleId) ?? 0;
    const crowded = (cells.get(places[0] ?? -1)?.length ?? 0) >= perCell;
    if (
      seen.has(critique.id) ||
      ofRule >= perRule ||
      crowded ||
      near.some((other) => sayTheSame(critique, other))
    )
      continue;
    seen.add(critique.id);
    rules.set(critique.ruleId, ofRule + 1);
    for (const cell of places) cells.set(cell, [...(cells.get(cell) ?? []), critique]);
    kept.push(critique);
  }
  const first = firstOf(kept);
  return kept.map((critique) => ({ ...critique, fixFirst: first.has(critique) })).sort(inOrder);
};
