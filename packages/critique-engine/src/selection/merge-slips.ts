import type { LineCritique } from '@argint/contracts';
import { listed } from '../listed.ts';
import { CLASS_OF, OPTIONAL_COMMAS, WORDING } from './slip-classes.ts';
import { countPlaces } from './worth.ts';

type Place = NonNullable<LineCritique['related']>[number];

/** Whether a remark is on a trifle: a comma that is optional, or a word of talk such as 'kids'. */
export const isTrifle = ({ ruleId }: Pick<LineCritique, 'ruleId'>): boolean =>
  OPTIONAL_COMMAS.has(ruleId) || WORDING.has(ruleId);

/** Places from which on a crumb is a habit, which is worth a remark. */
const HABIT = 3;
const LONG_RUN = 5;
/** Crumbs: a reader hardly notices one of them, and a student learns nothing from it. */
const HABITS: ReadonlyMap<string, number> = new Map([
  ...[...WORDING, ...OPTIONAL_COMMAS].map((rule): [string, number] => [rule, HABIT]),
  ...[
    'space-before-comma',
    'missing-space',
    'comma-fixes',
    'no-final-stop',
    'space-before-stop',
  ].map((rule): [string, number] => [`grammar-${rule}`, HABIT]),
  ['repeated-opening', LONG_RUN],
]);

/** Whether a remark is on a crumb that the essay has too few times to make it a habit. Merge slips first. */
export const isCrumb = (critique: LineCritique): boolean =>
  countPlaces(critique) < (HABITS.get(critique.ruleId) ?? 0);

/** Places that one remark names at most; a remark with hundreds of places helps nobody. */
const MOST_PLACES = 40;
/** Lines that its text names at most. */
const MOST_LINES = 6;

/** Remarks on sources that ask for the same thing at every place. */
const SAME_GAP: ReadonlySet<string> = new Set(['unnamed-authority', 'statistic-without-source']);

/** A misspelt word without its plural s, so that 'lifestock' and 'lifestocks' are one slip. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');

/** What two slips have in common that are the same slip; null for a remark that is never merged. */
const slipOf = ({ ruleId, issueType, start, quote }: LineCritique): string | null =>
  (issueType !== 'grammar' && issueType !== 'style' && !SAME_GAP.has(ruleId)) ||
  start === null ||
  quote === null ||
  ruleId === 'grammar-many-misspellings'
    ? null
    : SAME_GAP.has(ruleId)
      ? ruleId
      : ruleId === 'grammar-spell-check' || ruleId === 'grammar-split-words'
        ? `spelling ${stemOf(quote)}`
        : (CLASS_OF.get(ruleId) ?? `${ruleId} ${quote.toLowerCase()}`);

const byPlace = (a: LineCritique, b: LineCritique): number =>
  (a.start ?? 0) - (b.start ?? 0) || a.id.localeCompare(b.id);

const NUMBERS = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** 'Lines 2, 5 and 9'. */
const linesOf = (places: readonly Place[]): string => {
  const lines = [...new Set(places.map(({ lineNumber }) => lineNumber))];
  const shown = lines.slice(0, MOST_LINES);
  const last = lines.length > MOST_LINES ? 'others' : String(shown.pop() ?? '');
  return shown.length === 0 ? `in line ${last}` : `in lines ${shown.join(', ')} and ${last}`;
};

const placeOf = ({ start, end, lineNumber }: LineCritique): Place[] =>
  start === null || end === null || lineNumber === null ? [] : [{ start, end, lineNumber }];

/** What a remark said before it was merged. A result is merged in its parts, and then as a whole. */
const wordsOf = ({ issue }: LineCritique): string => issue.replace(/ You do this .*$/s, '');

/** Other words of the same habit that its remark names at most. */
const MOST_OTHERS = 3;
/** The longest words that are named; a longer quote is a stretch of text. */
const OTHER_UNITS = 30;
/** Classes of slips that look alike at every place, so that one of them is enough. */
const ALIKE: ReadonlySet<string> = new Set([
  ...OPTIONAL_COMMAS,
  ...'small-i sentence-capital space-before-comma no-final-stop comma-splice missing-apostrophe'
    .split(' ')
    .map((rule) => `grammar-${rule}`),
]);

/** '“he walk” (“he walks”)': the words of a slip, with their correction if it has one. */
const shownSlip = ({ quote, issue }: LineCritique): string => {
  const correction = /^“[^”]+” should be (“[^”]+”)/.exec(issue)?.[1];
  return `“${quote}”${correction ? ` (${correction})` : ''}`;
};

/** The words that a remark already names besides its own, from an earlier merge. */
const namedIn = ({ issue }: LineCritique): string[] =>
  / You do this .*?, also with (.*)\.$/s.exec(issue)?.[1]?.split(/(?:, | and )(?=“)/) ?? [];

/** ', also with “he walk” (“he walks”)': words of the habit that the remark on its first place does not show. */
const otherWords = (head: LineCritique, slips: readonly LineCritique[]): string => {
  if (ALIKE.has(CLASS_OF.get(head.ruleId) ?? '')) return '';
  const own = head.quote?.toLowerCase();
  const named = new Map<string, string>();
  for (const slip of slips)
    for (const shown of [shownSlip(slip), ...namedIn(slip)]) {
      const words = /“([^”]*)”/.exec(shown)?.[1]?.toLowerCase() ?? '';
      if (words !== own && words.length <= OTHER_UNITS && !named.has(words))
        named.set(words, shown);
    }
  const others = [...named.values()].slice(0, MOST_OTHERS);
  return others.length === 0 ? '' : `, also with ${listed(others)}`;
};

/** One remark for all places of a slip, those that were merged before included. It keeps the id and the words of `head`. */
const merged = (head: LineCritique, slips: readonly LineCritique[]): LineCritique => {
  const places = new Map(
    slips
      .flatMap((slip) => [...placeOf(slip), ...(slip.related ?? [])])
      .toSorted((a, b) => a.start - b.start)
      .map((place) => [place.start, place]),
  );
  const times = NUMBERS[places.size] ?? `${places.size} times`;
  const others = otherWords(head, slips);
  return {
    ...head,
    issue: `${wordsOf(head)} You do this ${times}, ${linesOf([...places.values()])}${others}.`,
    related: [...places.values()].filter(({ start }) => start !== head.start).slice(0, MOST_PLACES),
  };
};

/**
 * Merges the repeated slips of one rule into one remark with all its places: the same wrong words, or a rule whose
 * correction is always the same. The first place is the remark's own. `shown` are ids that a running job already
 * showed: they stay remarks of their own, and the first of them takes the other places.
 */
export const mergeSlips = (
  critiques: readonly LineCritique[],
  shown: ReadonlySet<string> = new Set(),
): LineCritique[] => {
  const groups = new Map<string, LineCritique[]>();
  for (const critique of critiques) {
    const slip = slipOf(critique);
    if (slip !== null) groups.set(slip, [...(groups.get(slip) ?? []), critique]);
  }
  const heads = new Map<LineCritique, LineCritique>();
  const gone = new Set<LineCritique>();
  for (const group of groups.values()) {
    const ordered = group.toSorted(byPlace);
    const head = ordered.find(({ id }) => shown.has(id)) ?? ordered[0];
    const places = ordered.filter((one) => one === head || !shown.has(one.id));
    if (!head || places.length < 2) continue;
    heads.set(head, merged(head, places));
    for (const place of places) if (place !== head) gone.add(place);
  }
  return critiques.flatMap((critique) =>
    gone.has(critique) ? [] : (heads.get(critique) ?? critique),
  );
};
