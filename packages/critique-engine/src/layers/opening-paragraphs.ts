import type { Paragraph, Sentence } from '../essay.ts';
import { positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';

/** Most sentences and words of a first paragraph that can only be the start of an introduction. */
const LEAD = { sentences: 2, words: 45 };
/** Most sentences of a paragraph that belongs to the introduction as a whole. */
const WHOLE_SENTENCES = 3;
/** Sentences at the head of the next paragraph among which the position still belongs to the introduction. */
const HEAD_SENTENCES = 2;
/** How strongly a position is worded if it is one beyond doubt. */
const STATED_FROM = 2.5;
/** Fewest paragraphs that leave a body and a conclusion. */
const FEWEST_PARAGRAPHS = 4;

const answersQuestion = /^\W*(?:yes|no)\b/i;

const statesPosition = (sentence: Sentence): boolean =>
  !isQuestion(sentence) &&
  (takesSide(sentence) ||
    positionCue(sentence, undefined) >= STATED_FROM ||
    answersQuestion.test(sentence.text));

const isLead = ({ sentences }: Paragraph): boolean =>
  sentences.length <= LEAD.sentences &&
  sentences.reduce((sum, { words }) => sum + words.length, 0) <= LEAD.words &&
  !sentences.some(statesPosition);

/**
 * The sentences of the second paragraph that belong to the introduction, because the first one only leads up to the
 * position that they state: all of a short paragraph, the head of a longer one.
 */
export const goesOnOpening = (prose: readonly Paragraph[]): readonly Sentence[] => {
  const [first, second] = prose;
  if (!first || !second || prose.length < FEWEST_PARAGRAPHS || !isLead(first)) return [];
  const { sentences } = second;
  const statedAt = sentences.slice(0, HEAD_SENTENCES).findIndex(statesPosition);
  if (statedAt < 0) return [];
  return sentences.length <= WHOLE_SENTENCES ? sentences : sentences.slice(0, statedAt + 1);
};
