import type { LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { severityLevel, type Severity } from '@argint/contracts/severity';
import { listed } from '@argint/text-analysis';
import { linesOf, merged, placesOf } from './merge-slips.ts';
import { MISSPELLINGS, TYPING } from './slip-classes.ts';
import { TYPING_KINDS, typingKindOf, type TypingKind } from './typing-slips.ts';
import { byPlace } from './worth.ts';

/** From so many places on typing is a habit that readers notice. */
const MANY_TYPED = 5;
/** So many different misspelt words make the remark one on spelling. */
const SOME_MISSPELT = 2;
/** With so many different misspelt words a reader has to guess. */
const MANY_MISSPELT = 6;
/** Corrections that a remark gives in words. The others stand at their places. */
const MOST_SHOWN = 8;
/** Longest words that a remark shows, in UTF-16 units. */
const SHOWN_UNITS = 40;
/** Kinds of which a reader hardly notices one or two. */
const CRUMBS: ReadonlySet<TypingKind> = new Set(['hyphen', 'comma', 'space', 'stop']);
const HABIT = 3;

/** Rules that find one misspelt word. */
const SPELLING: ReadonlySet<string> = new Set(['grammar-spell-check', 'model-slip-spelling']);

/** Whether a remark is on one misspelt word, with its correction. */
export const isMisspelling = ({ ruleId, quote, replacement }: LineCritique): boolean =>
  SPELLING.has(ruleId) && quote !== null && Boolean(replacement);

const withSeverity = (remark: LineCritique, severity: Severity): LineCritique => ({
  ...remark,
  severity,
  severityLevel: severityLevel(severity),
});

/** The slips whose words differ, each once. */
const differing = (slips: readonly LineCritique[]): LineCritique[] => {
  const first = new Map<string, LineCritique>();
  for (const slip of slips) {
    const words = `${slip.quote?.toLowerCase()} ${slip.replacement}`;
    if (!first.has(words)) first.set(words, slip);
  }
  return [...first.values()];
};

/** A mark without its space: another slip at the same place, which its own correction mends. */
const HAS_SLIP = /[.,;:!?]\p{L}| [.,;:!?]/u;

/** Below this confidence the correction of a misspelling is not sure. */
const SURE = 0.7;
/** How sure a misspelling is whose correction is likely; a less sure one has a guess. */
export const LIKELY_CORRECTION = 0.65;
const isUnsure = ({ ruleId, confidence }: LineCritique): boolean =>
  SPELLING.has(ruleId) && confidence < SURE;

/** A guess is not given away: half of them are wrong. */
const toLookUp = ({ quote, replacement, confidence }: LineCritique): string =>
  confidence < LIKELY_CORRECTION ? `“${quote}”` : `“${quote}” (perhaps “${replacement}”)`;

/** 'Write “I” for “i”. Look up “assit” and “imformation” (perhaps “information”) in a dictionary.' */
const corrections = (slips: readonly LineCritique[]): string => {
  const shown = differing(slips).filter(
    ({ quote, replacement }) =>
      (quote?.length ?? 0) <= SHOWN_UNITS && !HAS_SLIP.test(replacement ?? ''),
  );
  const some = shown.slice(0, MOST_SHOWN);
  const pairs = some
    .filter((slip) => !isUnsure(slip))
    .map(({ quote, replacement }) => `“${replacement}” for “${quote}”`);
  const unsure = some.filter(isUnsure).map(toLookUp);
  const parts = [
    ...(pairs.length > 0 ? [`Write ${listed(pairs)}.`] : []),
    ...(unsure.length > 0 ? [`Look up ${listed(unsure)} in a dictionary.`] : []),
  ];
  return parts.length === 0 ? 'Correct each of them.' : parts.join(' ');
};

type Typed = readonly [kind: TypingKind, slip: LineCritique];

/** '2 misspelt words and 1 wrong space'. */
const countedKinds = (typed: readonly Typed[]): string =>
  listed(
    Object.entries(TYPING_KINDS).flatMap(([kind, [one, several]]) => {
      const count = typed.filter(([other]) => other === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    }),
  );

/** How much the slips weigh: most where a reader has to guess many words. */
const severityOf = (misspelt: number, slips: number): Severity => {
  if (misspelt >= MANY_MISSPELT) return 3;
  return misspelt >= SOME_MISSPELT || slips >= MANY_TYPED ? 2 : 1;
};

/** One remark for all of them, in order of place. It keeps the id of the first one. */
const proofreading = (typed: readonly Typed[]): LineCritique | null => {
  const slips = typed.map(([, slip]) => slip);
  const words = differing(typed.flatMap(([kind, slip]) => (kind === 'spelling' ? [slip] : [])));
  const [head, ...others] = slips;
  if (!head) return null;
  const isOneKind = new Set(typed.map(([kind]) => kind)).size === 1;
  if (isOneKind && words.length === 1) return { ...merged(head, slips), ruleId: MISSPELLINGS };
  const severity = severityOf(words.length, slips.length);
  // Commas may have several explanations.
  const isOneRule = isOneKind && new Set(slips.map(({ ruleId }) => ruleId)).size === 1;
  if (isOneRule && words.length === 0)
    return withSeverity({ ...merged(head, slips), ruleId: TYPING }, severity);

  const isSpelling = isOneKind && words.length > 0;
  const isMany = words.length >= MANY_MISSPELT;
  const named = words.slice(0, MOST_SHOWN).map(({ quote }) => `“${quote}”`);
  const where = linesOf(slips.flatMap(placesOf));
  const fix = `${corrections(slips)}${isMany ? ' Run a spelling check over the whole text before you hand it in.' : ''}`;
  const remark: LineCritique = {
    ...head,
    ruleId: words.length >= SOME_MISSPELT ? MISSPELLINGS : TYPING,
    issue: isSpelling
      ? `${words.length} words are misspelt, ${where}: ${listed(named)}${words.length > named.length ? ', and others' : ''}.`
      : `Your text has ${slips.length} small slips, ${where}: ${countedKinds(typed)}.`,
    reasoning: isMany
      ? 'Your reader has to guess words, and has less attention left for what you say.'
      : 'Readers notice such slips at once, and you can find most of them yourself.',
    fix,
    suggestion: fix,
    hint: isSpelling
      ? 'Which of these words do you need often? Write each of them down once as the dictionary has it.'
      : 'Read your text once from its last sentence to its first. Which words, marks and spaces do you see now?',
    confidence: Math.max(...slips.map(({ confidence }) => confidence)),
    related: others.flatMap(placesOf).slice(0, CRITIQUES_MAX),
  };
  return withSeverity(remark, severity);
};

/**
 * The critiques with all slips of spelling and typing in one remark, as a proofreader hands them back. Hyphens, commas, spaces
 * and final stops are left out where there are only one or two of a kind, except for the `reserved` ones.
 */
export const gatherSlips = (
  critiques: readonly LineCritique[],
  reserved: readonly LineCritique[] = [],
): LineCritique[] => {
  const typed = critiques.flatMap((slip): Typed[] => {
    const kind = isMisspelling(slip) ? 'spelling' : typingKindOf(slip);
    return kind === null ? [] : [[kind, slip]];
  });
  const gone = new Set(typed.map(([, slip]) => slip));
  const promised = new Set(reserved.map(({ id }) => id));
  const isHabit = ([kind, { id }]: Typed): boolean =>
    !CRUMBS.has(kind) ||
    promised.has(id) ||
    typed.filter(([other]) => other === kind).length >= HABIT;
  const remark = proofreading(typed.filter(isHabit).toSorted(([, a], [, b]) => byPlace(a, b)));
  return [
    ...critiques.filter((critique) => !gone.has(critique)),
    ...(remark === null ? [] : [remark]),
  ];
};
