import type { Area, LineCritique, Measures, Reading, Scores } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';
import { isAboutThinking } from '../remarks/about-thinking.ts';
import { bestFirst, costliestFirst } from '../remarks/worth.ts';
import { weakest } from '../scores/weakest.ts';

/** Longest list of improvements. */
const MOST = 3;
/** From this score on a criterion needs no advice. */
const GOOD_FROM = 78;

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
const beginWith = (remark: LineCritique): string =>
  `Start with the remark on ${whereOf(remark)}, and look for the same thing elsewhere.`;

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
  if (lead)
    return isAboutLanguage(lead) ? beginWith(lead) : `Start with ${whereOf(lead)}. ${lead.hint}`;
  const [costliest] = remarks
    .filter(({ lineNumber }) => lineNumber !== null)
    .toSorted(costliestFirst);
  const [one] = advice;
  if (one?.area === 'language' && costliest) return beginWith(costliest);
  if (one) return `Start with ${one.area}: ${lowered(one.advice)}.`;
  const [question] = questions;
  if (question) return `Nothing has to be mended first. Think on: ${question.basePrompt}`;
  return costliest
    ? beginWith(costliest)
    : 'Read your text aloud, one sentence after the other: our rules know only the commonest slips.';
};
