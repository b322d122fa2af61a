import type { LineCritique } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { habitOf } from '../selection/slip-classes.ts';
import { countPlaces } from '../selection/worth.ts';
import type { CommentFacts } from './comment-facts.ts';
import type { Pick } from './wordings.ts';

/** Most words of a remark that the comment repeats. */
const MOST_WORDS = 45;
/** Most words of a question that the comment repeats. */
const MOST_QUESTION_WORDS = 75;

const placeOf = ({ lineNumber }: LineCritique): string =>
  lineNumber === null ? '' : ` in line ${lineNumber}`;

/** What a remark is about, where its own words do not fit. */
const SUBJECT: Readonly<Record<LineCritique['issueType'], string>> = {
  thesis: 'where you say what you think',
  relevance: 'how that part answers the question you were given',
  argument: 'what you argue there',
  source: 'who says it and where a reader can check it',
  style: 'how easy the sentence is to read',
  grammar: 'grammar or spelling',
};

const SENTENCE_BREAK = /(?<=[.?!]) +(?=\p{Lu}|“)/u;
const QUOTED = /“([^”]*)”/g;

/** The first sentences of a remark, up to one that quotes anything but whole words of the essay. */
const wholeSentences = (text: string, essay: string): string[] => {
  const sentences = text.split(SENTENCE_BREAK);
  const isWhole = (sentence: string): boolean =>
    sentence.split('“').length === sentence.split('”').length &&
    [...sentence.matchAll(QUOTED)].every(([, quote = '']) => essay.includes(quote));
  const end = sentences.findIndex((sentence) => !isWhole(sentence));
  return end < 0 ? sentences : sentences.slice(0, end);
};

/**
 * A remark in its own words, as far as there is room for them: what is wrong and how to mend it, or else its question.
 * Null where it quotes part of a sentence only.
 */
const inWords = (essay: string, { issue, fix, hint }: LineCritique): string | null => {
  const wrong = wholeSentences(issue, essay);
  const mend = wholeSentences(fix, essay);
  // A question says nothing to a reader who has not been told what is wrong.
  const asked = wrong.length > 0 && mend.length === 0 ? wholeSentences(hint, essay) : [];
  const sentences = [...wrong, ...mend, ...asked];
  while (countWords(sentences.join(' ')) > MOST_WORDS) sentences.pop();
  return sentences.length > 0 ? sentences.join(' ') : null;
};

/** A slip that comes back, by what the student does. Null where it has no name or comes only once. */
const onHabit = (slip: LineCritique): string | null => {
  const habit = habitOf(slip.ruleId);
  const places = countPlaces(slip);
  return habit === null || places < 2
    ? null
    : `Work first on one habit: ${habit}. The remark${placeOf(slip)} shows you ${places} places.`;
};

/**
 * The one thing to work on: what the page puts first, else the first question that the result asks. Null where there is
 * neither: a remark that merely is the only one need not be what helps most.
 */
export const oneChange = (facts: CommentFacts, pick: Pick): string | null => {
  const { first, question, essay } = facts;
  if (first) {
    const place = placeOf(first);
    const words = inWords(essay, first);
    if (words === null && first.ruleId?.startsWith('thesis-'))
      return 'Say in one sentence at the end of your introduction what you think, so that your reader knows what each paragraph is meant to show.';
    if (words === null)
      return (
        onHabit(first) ??
        `Work first on the remark${place}. It is about ${SUBJECT[first.issueType]}.`
      );
    return pick(5, [
      `Work on this first${place}. ${words}`,
      `In the next draft, begin${place ? ` with${place.replace(' in', '')}` : ' here'}. ${words}`,
      `Begin with the remark${place}. ${words}`,
    ]);
  }
  if (question === null || countWords(question) > MOST_QUESTION_WORDS) return null;
  return pick(5, [
    `A question for the next draft. ${question}`,
    `Here is what we would ask you. ${question}`,
    `Before the next draft, think about one place. ${question}`,
  ]);
};

/** Fewest places of a slip that makes it a habit. */
const HABIT_FROM = 3;

/** The slip that comes back most often, in its own words. Null where none does. */
const onLanguage = (language: readonly LineCritique[], essay: string): string | null => {
  const [most] = language.toSorted((a, b) => countPlaces(b) - countPlaces(a));
  if (!most || countPlaces(most) < HABIT_FROM) return null;
  const words = inWords(essay, most);
  return words === null
    ? onHabit(most)
    : `In your language, one thing comes back in ${countPlaces(most)} places. ${words}`;
};

/** A remark that need not come first, in its own words. Null where they quote part of a sentence only. */
const onRemark = (remark: LineCritique | undefined, essay: string): string | null => {
  const words = remark ? inWords(essay, remark) : null;
  return remark && words ? `Look${placeOf(remark)} as well. ${words}` : null;
};

/** What else the result shows where nothing is put first: a remark, or that nobody disagrees. */
export const whatElse = (facts: CommentFacts): string | null => {
  const { first, question, thinking, sources, language, essay, hearsNobody } = facts;
  if (first || question !== null) return null;
  return (
    onRemark(thinking[0], essay) ??
    onRemark(sources[0], essay) ??
    onLanguage(language, essay) ??
    (hearsNobody
      ? 'We found nobody in your essay who disagrees with you. Who would, and what would they say first?'
      : null) ??
    // A single slip is not worth ending on; its remark is on the page.
    (language.length > 0
      ? null
      : 'We marked nothing else. We can’t tell whether your reasons are true, and we don’t see every slip.')
  );
};

/** On a text that is no argument: the slip that comes back, or the first remark. Null where there is none to tell. */
export const onWording = ({ language, essay }: CommentFacts): string | null =>
  onLanguage(language, essay) ?? onRemark(language[0], essay);
