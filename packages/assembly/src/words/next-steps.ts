import type { Area, LineCritique, Measures, Reading, Scores } from '@argint/contracts';
import { isAboutThinking } from '../remarks/about-thinking.ts';
import { isGathered } from '../remarks/slip-classes.ts';
import { bestFirst, costliestFirst, countPlaces } from '../remarks/worth.ts';
import { GOOD_FROM, weakest } from '../scores/weakest.ts';

/** Longest list of improvements. */
const MOST = 3;

const placeOf = ({ lineNumber }: LineCritique): string =>
  lineNumber === null ? 'The essay as a whole' : `Line ${lineNumber}`;

/** Advice on the criteria that are counted, weakest first: what their counts lack. Those in `judged` have had a reader. */
export const measuredAdvice = (
  scores: Scores,
  { criteria }: Measures,
  judged: ReadonlySet<Area>,
): { area: Area; value: number; advice: string; ground: string | null }[] =>
  weakest(scores)
    .filter(({ name, value }) => value < GOOD_FROM && !judged.has(name))
    .flatMap(({ name, value }) => {
      const { advice, ground } = criteria[name];
      return advice === null ? [] : [{ area: name, value, advice, ground }];
    });

/** The remarks by what they are worth, the one to fix first before all others. */
export const ranked = (
  remarks: readonly LineCritique[],
  lead: LineCritique | null,
): LineCritique[] => [
  ...(lead ? [lead] : []),
  ...remarks.filter((remark) => remark.id !== lead?.id).toSorted(bestFirst),
];

/**
 * What to improve, at most three lines: the fixes of the remarks that are worth most, on thinking before language, then
 * advice on what the counts lack.
 */
export const improvementsOf = (
  remarks: readonly LineCritique[],
  lead: LineCritique | null,
  advice: readonly { advice: string }[],
): string[] => {
  const [first, ...others] = ranked(remarks, lead);
  const worthwhile = [
    ...(first && first === lead ? [first] : []),
    ...(first && first !== lead ? [first, ...others] : others).filter(isAboutThinking),
  ];
  const lines = [
    ...worthwhile.map((remark) => `${placeOf(remark)}: ${remark.fix}`),
    ...advice.map((one) => `${one.advice}.`),
  ];
  return [...new Set(lines)].slice(0, MOST);
};

const whereOf = ({ lineNumber }: LineCritique): string =>
  lineNumber === null ? 'the essay as a whole' : `line ${lineNumber}`;
/** Most words of a remark's place that name it. */
const MOST_NAMED = 6;
/** The words that a remark marks, cut where they are many. */
const namedBy = ({ quote }: LineCritique): string => {
  const words = (quote ?? '').split(/\s+/);
  return `“${words.slice(0, MOST_NAMED).join(' ')}${words.length > MOST_NAMED ? ' …' : ''}”`;
};
/** Where to begin: slips by their words, a sentence or a paragraph by the question that mends it. */
const beginWith = (remark: LineCritique, ofSeveral: boolean): string => {
  if (isGathered(remark) && countPlaces(remark) > 1)
    return 'Start with the slips of spelling and typing: mend those that are marked, and look for others.';
  if (remark.issueType !== 'grammar' || remark.lineNumber === null)
    return `Start with ${whereOf(remark)}. ${remark.hint}`;
  return `Start with ${namedBy(remark)} in ${whereOf(remark)}${ofSeveral ? ', then mend the other places that are marked' : ''}.`;
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The first step: where the remark to fix first stands and the question that leads there, else the advice on the weakest
 * measured criterion, which for language is the costliest remark, else a question that takes the essay further, else the
 * costliest remark, else to read it aloud.
 */
export const firstStep = (
  lead: LineCritique | null,
  remarks: readonly LineCritique[],
  advice: readonly { area: Area; advice: string }[],
  { questions }: Pick<Reading, 'questions'>,
): string => {
  const ofSeveral = remarks.reduce((sum, remark) => sum + countPlaces(remark), 0) > 1;
  if (lead) return beginWith(lead, ofSeveral);
  const [costliest] = remarks
    .filter(({ lineNumber }) => lineNumber !== null)
    .toSorted(costliestFirst);
  const [one] = advice;
  if (one?.area === 'language' && costliest) return beginWith(costliest, ofSeveral);
  if (one) return `Start with ${one.area}: ${lowered(one.advice)}.`;
  const [question] = questions;
  if (question) return `Nothing has to be mended first. Think on: ${question.basePrompt}`;
  return costliest
    ? beginWith(costliest, ofSeveral)
    : 'Read your text aloud, one sentence after the other: our rules know only the commonest slips.';
};
