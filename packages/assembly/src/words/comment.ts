import type { AnalysisResult, LineCritique, Measures, Reading } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';
import { countWords } from '@argint/text-analysis';
import { readAs } from '../text-kinds.ts';
import { habitOf } from '../remarks/slip-classes.ts';
import { overlap } from '../remarks/spans.ts';
import { costliestFirst, countPlaces } from '../remarks/worth.ts';

/** Longest comment, in words. */
const MOST_WORDS = 120;
/** Longest remark, and longest praise, that the comment repeats, in words. */
const MOST_REMARK_WORDS = 60;
const MOST_PRAISE_WORDS = 45;

type Strength = AnalysisResult['strengths'][number];

const lineOf = (remark: LineCritique): string =>
  remark.lineNumber === null ? '' : ` in line ${remark.lineNumber}`;

/** Whether a remark or the position stands on words of a passage. */
const marks = (
  { start, end }: { start: number | null; end: number | null },
  passage: Strength,
): boolean => start !== null && end !== null && overlap({ start, end }, passage);

/** The first strength in few words, beside what has to be fixed first and the position, which is quoted already. */
const praise = (
  strengths: readonly Strength[],
  lead: LineCritique | null,
  position: Reading['position'],
): string | null => {
  const found = strengths.find(
    (one) =>
      countWords(one.text) <= MOST_PRAISE_WORDS &&
      !(lead && marks(lead, one)) &&
      !(position && marks(position, one)),
  );
  return found?.text ?? null;
};

const onHabit = (lead: LineCritique): string => {
  const habit = habitOf(lead);
  const places = countPlaces(lead);
  if (habit !== null && places > 1)
    return `Work first on one habit: ${habit}. The remark${lineOf(lead)} shows you ${places} places.`;
  return `Work first on the remark${lineOf(lead)}.`;
};

/** What is wrong at the remark to fix first. Its fix stands in the remark and in the first step, and is not said again. */
const onLead = (lead: LineCritique): string =>
  isAboutLanguage(lead) || countWords(lead.issue) > MOST_REMARK_WORDS
    ? onHabit(lead)
    : `${lead.lineNumber === null ? 'One thing would help most.' : `What would help most is in line ${lead.lineNumber}.`} ${lead.issue}`;

/** How many slips there are beside what comes first, where a reader notices them. */
const onLanguage = (
  remarks: readonly LineCritique[],
  lead: LineCritique | null,
  words: number,
): string | null => {
  if (lead && isAboutLanguage(lead)) return null;
  const slips = remarks.filter(({ issueType }) => issueType === 'grammar');
  const places = slips.reduce((sum, slip) => sum + countPlaces(slip), 0);
  if (places < 4 || places * 100 < words) return null;
  const [most] = slips.toSorted((a, b) => countPlaces(b) - countPlaces(a));
  const habit = most && countPlaces(most) > 1 ? habitOf(most) : null;
  return habit === null
    ? 'Then read your sentences once more for their language: we marked several slips.'
    : `Then look at your language, first at ${habit}.`;
};

/** What only a reader can tell. Said wherever no model has read an argument. */
const NOT_LOOKED_AT = 'Whether your reasons hold, nobody has looked at yet.';

/** From so many places on a slip is a habit. */
const HABIT_FROM = 3;
const READ_ALOUD = 'They know only the commonest slips, so read your text aloud once more.';

/** What the engine marked, in proportion: a habit only where there is one. Few remarks do not promise a clean text. */
const whatWasMarked = (remarks: readonly LineCritique[], words: number): string => {
  const most = remarks
    .toSorted(costliestFirst)
    .find((remark) => countPlaces(remark) >= HABIT_FROM && habitOf(remark) !== null);
  const made = remarks.length === 1 ? 'one remark' : `${remarks.length} remarks`;
  if (most)
    return `Our rules made ${made}, above all on ${habitOf(most) ?? ''} (${countPlaces(most)} places).`;
  const places = remarks.reduce((sum, remark) => sum + countPlaces(remark), 0);
  return `Our rules made ${made}.${places * 100 < words ? ` ${READ_ALOUD}` : ''}`;
};

/** No remark comes first. The engine says what it looked at; a clean bill says what nobody has looked at. */
const nothingFirst = (
  remarks: readonly LineCritique[],
  by: Reading['by'],
  words: number,
): string => {
  if (by === 'engine')
    return remarks.length > 0
      ? `We looked at your language, form and sources. ${whatWasMarked(remarks, words)}`
      : `Our rules for language, form and sources found nothing. ${READ_ALOUD}`;
  return remarks.length > 0
    ? 'Nothing has to be mended before everything else; take the remarks in the order of your text.'
    : 'We found nothing that has to be mended. Whether your facts and sources are right we do not check.';
};

/** Joins the parts; where there is no room, without those that are least needed. */
const fitted = (parts: readonly { words: string | null; need: number }[]): string => {
  let kept = parts.filter(({ words }) => words !== null && words !== '');
  const joined = (): string => kept.map(({ words }) => words).join(' ');
  while (kept.length > 1 && countWords(joined()) > MOST_WORDS) {
    const least = Math.min(...kept.map(({ need }) => need));
    kept = kept.filter(({ need }) => need !== least);
  }
  return joined();
};

/**
 * A comment of up to 120 words as a teacher writes it under an essay: how it was understood, what works, and the one
 * thing to work on. Every sentence is a field of the reading, a remark or a count. The same result has the same comment.
 */
export const commentOf = (given: {
  reading: Pick<Reading, 'by' | 'understood' | 'position' | 'outline' | 'textKind'>;
  strengths: readonly Strength[];
  remarks: readonly LineCritique[];
  lead: LineCritique | null;
  measures: Pick<Measures, 'words'>;
}): string => {
  const { reading, strengths, remarks, lead, measures } = given;
  const isEngineAlone = reading.by === 'engine';
  return fitted([
    { words: reading.understood, need: 3 },
    { words: reading.outline ? null : readAs(reading.textKind), need: 4 },
    { words: praise(strengths, lead, isEngineAlone ? reading.position : null), need: 2 },
    { words: lead ? onLead(lead) : nothingFirst(remarks, reading.by, measures.words), need: 5 },
    { words: isEngineAlone && !lead ? null : onLanguage(remarks, lead, measures.words), need: 1 },
    { words: isEngineAlone && reading.outline ? NOT_LOOKED_AT : null, need: 3 },
  ]);
};
