import { isAboutLanguage, type LineCritique } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import type { CommentFacts } from './comment-facts.ts';
import { spelled, whatToAsk } from './wordings.ts';
import type { Pick } from './wordings.ts';

/** Most words of a remark that the comment repeats. */
const MOST_WORDS = 45;

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
  if (wrong.length === 0) return null;
  const mend = wholeSentences(fix, essay);
  const sentences = [...wrong, ...(mend.length > 0 ? mend : wholeSentences(hint, essay))];
  while (countWords(sentences.join(' ')) > MOST_WORDS) sentences.pop();
  return sentences.length > 0 ? sentences.join(' ') : null;
};

const firstChange = (essay: string, remark: LineCritique, pick: Pick): string => {
  const place = placeOf(remark);
  const words = inWords(essay, remark);
  if (words === null)
    return `Work first on the remark${place}. It is about ${SUBJECT[remark.issueType]}.`;
  return pick(5, [
    `If you change only one thing, change this${place}. ${words}`,
    `One thing would help most${place ? `, and it stands${place}` : ''}. ${words}`,
    `Start the next draft${place ? ` with${place.replace(' in', '')}` : ' here'}. ${words}`,
  ]);
};

/** The remark that the comment repeats. Null where none has to come first or it asks a question instead. */
const repeated = (facts: CommentFacts, question: string | null): LineCritique | null =>
  facts.first ?? (question === null ? (facts.thinking[0] ?? facts.language[0] ?? null) : null);

/**
 * The one thing that would help most: what the page puts first, else a question about the argument, else the best
 * remark, said to be only a place to start.
 */
export const oneChange = (facts: CommentFacts, pick: Pick): string => {
  const question = whatToAsk(facts, pick);
  const remark = repeated(facts, question);
  if (!remark)
    return (
      question ??
      'Nothing is marked in your essay. Put it aside for a day, read it aloud, and change what you stumble over.'
    );
  if (facts.first) return firstChange(facts.essay, remark, pick);
  const words = inWords(facts.essay, remark);
  const start = `No remark has to come before the others. The one${placeOf(remark)} is a good place to start`;
  return words === null
    ? `${start}: it is about ${SUBJECT[remark.issueType]}.`
    : `${start}. ${words}`;
};

/** What to do with the remarks that the comment does not speak of. Null where there are none. */
export const aboutTheRest = (facts: CommentFacts, pick: Pick): string | null => {
  const used = repeated(facts, whatToAsk(facts, pick));
  const language = facts.language.filter((remark) => remark !== used).length;
  const others = language + facts.thinking.filter((remark) => remark !== used).length;
  if (language >= 3 && !(used && isAboutLanguage(used)))
    return pick(6, [
      `${spelled(language)} remarks are about your sentences. Leave them until the argument stands.`,
      `After that, go through the ${spelled(language).toLowerCase()} remarks about your sentences, one at a time.`,
      `The ${spelled(language).toLowerCase()} remarks about wording can wait until then.`,
    ]);
  if (others === 0) return null;
  return pick(6, [
    'The other remarks are marked in the text. They matter less.',
    'When that is done, look at the other remarks in the margin.',
    'The other remarks ask for less work.',
  ]);
};
