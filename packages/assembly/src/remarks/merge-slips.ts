import type { LineCritique } from '@argint/contracts';
import { listed } from '@argint/text-analysis';
import { isAlike, isSmall, slipOf } from './slip-classes.ts';
import { byPlace, countPlaces } from './worth.ts';

type Place = NonNullable<LineCritique['related']>[number];

/** Places from which on a crumb is a habit, which is worth a remark. */
const HABIT = 3;
const LONG_RUN = 5;

/** Places from which on a remark is worth its room. Of a crumb a student learns nothing. */
const fewestPlaces = (remark: LineCritique): number => {
  if (remark.ruleId === 'repeated-opening') return LONG_RUN;
  return isSmall(remark) ? HABIT : 0;
};

/** Whether a remark is on a crumb that the essay has too few times to make it a habit. Merge slips first. */
export const isCrumb = (critique: LineCritique): boolean =>
  countPlaces(critique) < fewestPlaces(critique);

/** Whether a remark is one of the further places of another one. */
export const isPlaceOf = (remark: LineCritique, { related = [] }: LineCritique): boolean =>
  related.some(({ start, end }) => start === remark.start && end === remark.end);

/** Places that one remark names at most; a remark with hundreds of places helps nobody. */
const MOST_PLACES = 40;
/** Lines that its text names at most. */
const MOST_LINES = 6;

/** Remarks on sources that ask for the same thing at every place. */
const SAME_GAP: ReadonlySet<string> = new Set(['unnamed-authority', 'statistic-without-source']);

/** What two slips have in common that may be one remark; null for a remark that is never merged. */
const classOf = (slip: LineCritique): string | null => {
  const { ruleId, issueType, start, quote, reasoning, replacement } = slip;
  const isSlip = issueType === 'grammar' || issueType === 'style' || SAME_GAP.has(ruleId);
  if (!isSlip || start === null || quote === null) return null;
  if (SAME_GAP.has(ruleId)) return ruleId;
  const lesson =
    issueType === 'grammar' ? reasoning : `${quote.toLowerCase()} ${replacement ?? ''}`;
  return slipOf(slip) ?? `${ruleId} ${lesson}`;
};

/** Whether the explanation of one slip is right for another one: they are of one rule, or have the same explanation. */
const areExplainedAlike = (a: LineCritique, b: LineCritique): boolean =>
  a.ruleId === b.ruleId || a.reasoning === b.reasoning;

/** The slips in groups that one remark may name. */
const grouped = (critiques: readonly LineCritique[]): LineCritique[][] => {
  const classes = new Map<string, LineCritique[][]>();
  for (const critique of critiques) {
    const name = classOf(critique);
    if (name === null) continue;
    const groups = classes.get(name) ?? [];
    const own = groups.find((group) => group.some((other) => areExplainedAlike(critique, other)));
    if (own) own.push(critique);
    else classes.set(name, [...groups, [critique]]);
  }
  return [...classes.values()].flat();
};

const NUMBERS = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** 'In lines 2, 5 and 9'. */
export const linesOf = (places: readonly Place[]): string => {
  const lines = [...new Set(places.map(({ lineNumber }) => lineNumber))];
  const shown = lines.slice(0, MOST_LINES);
  const last = lines.length > MOST_LINES ? 'others' : String(shown.pop() ?? '');
  return shown.length === 0 ? `in line ${last}` : `in lines ${shown.join(', ')} and ${last}`;
};

/** The place of a remark with its correction; none for a remark on the whole essay. */
export const placesOf = ({ start, end, lineNumber, replacement }: LineCritique): Place[] =>
  start === null || end === null || lineNumber === null
    ? []
    : [{ start, end, lineNumber, ...(replacement === undefined ? {} : { replacement }) }];

/** Other words of the same habit that its remark names at most. */
const MOST_OTHERS = 3;
/** The longest words that are named; a longer quote is a stretch of text. */
const OTHER_UNITS = 30;

/** '“he walk” (“he walks”)': the words of a slip, with their correction if it has one. */
const shownSlip = ({ quote, replacement }: LineCritique): string =>
  `“${quote}”${replacement ? ` (“${replacement}”)` : ''}`;

/** ', also with “he walk” (“he walks”)': words of the habit that the remark on its first place does not show. */
const otherWords = (head: LineCritique, slips: readonly LineCritique[]): string => {
  if (isAlike(head)) return '';
  const own = head.quote?.toLowerCase();
  const named = new Map<string, string>();
  for (const slip of slips) {
    const words = slip.quote?.toLowerCase() ?? '';
    if (words !== own && words.length <= OTHER_UNITS && !named.has(words))
      named.set(words, shownSlip(slip));
  }
  const others = [...named.values()].slice(0, MOST_OTHERS);
  return others.length === 0 ? '' : `, also with ${listed(others)}`;
};

/** One remark for all places of a slip. It keeps the id and the words of `head`. */
export const merged = (head: LineCritique, slips: readonly LineCritique[]): LineCritique => {
  const places = new Map(
    slips
      .flatMap((slip) => [...placesOf(slip), ...(slip.related ?? [])])
      .toSorted((a, b) => a.start - b.start)
      .map((place) => [place.start, place]),
  );
  // Two readers have found the same slip at one place.
  if (places.size < 2) return head;
  const times = NUMBERS[places.size] ?? `${places.size} times`;
  const others = otherWords(head, slips);
  return {
    ...head,
    issue: `${head.issue} You do this ${times}, ${linesOf([...places.values()])}${others}.`,
    related: [...places.values()].filter(({ start }) => start !== head.start).slice(0, MOST_PLACES),
  };
};

/**
 * Merges repeated slips into one remark with all their places: slips of one class or rule that have one explanation, and
 * the same words of style. The first place is the remark's own.
 */
export const mergeSlips = (critiques: readonly LineCritique[]): LineCritique[] => {
  const heads = new Map<LineCritique, LineCritique>();
  const gone = new Set<LineCritique>();
  for (const group of grouped(critiques)) {
    const [head, ...others] = group.toSorted(byPlace);
    if (!head || others.length === 0) continue;
    heads.set(head, merged(head, [head, ...others]));
    for (const place of others) gone.add(place);
  }
  return critiques.flatMap((critique) =>
    gone.has(critique) ? [] : (heads.get(critique) ?? critique),
  );
};
