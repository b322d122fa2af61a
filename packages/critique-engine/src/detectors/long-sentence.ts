import { piecesOf } from '../layers/sentence-pieces.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { wordCount } from '../layers/word-count.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, Remark } from '../detector.ts';
import { choose, cite } from '../wording.ts';

/** From so many words on a sentence counts where most of the essay is made of such. */
const LONG = 45;
/** From so many words on one sentence alone is worth a remark. */
const VERY_LONG = 60;
const ENDLESS = 90;

/** From this many long sentences, and this share of the essay's words in them, the trouble is how sentences are built. */
const PATTERN = { sentences: 3, share: 0.35 };

/** The pieces of sentences that are too long. A stop without a space after it ends a piece. */
const longIn = (sentences: readonly Sentence[], least: number): Sentence[] =>
  sentences.flatMap(piecesOf).filter(({ words }) => words.length > least);

/** The long sentences of an essay that is mostly made of them; empty where they are exceptions. */
const longRuns = memoizeByKey(({ prose, proseWords }: ReadEssay): Sentence[] => {
  const long = prose.flatMap(({ sentences }) => longIn(sentences, LONG));
  const inThem = wordCount(long);
  return long.length >= PATTERN.sentences && inThem >= PATTERN.share * proseWords ? long : [];
});

/** One remark for an essay whose sentences run on, with all their places. */
const runningOn = (
  first: Sentence,
  rest: readonly Sentence[],
  { sentences }: ReadEssay,
): Remark => ({
  ruleId: 'long-sentence',
  issueType: 'style',
  severity: 4,
  at: { start: first.start, end: first.end },
  related: rest.map(({ start, end }) => ({ start, end })),
  issue: `${rest.length + 1} of your ${sentences.length} sentences run on for more than ${LONG} words. The first begins ${cite(first.text, 45)}.`,
  reasoning:
    'Your reader cannot see where one thought ends and the next one begins, so your good points get lost.',
  fix: 'In each long sentence, find where a second thought begins and start a new sentence there: one thought, one sentence.',
  hint: 'If you said this to a friend, where would you pause?',
  confidence: 0.9,
});

const alone = (sentence: Sentence): Remark => {
  const count = sentence.words.length;
  const said = cite(sentence.text, 45);
  return {
    ruleId: 'long-sentence',
    issueType: 'style',
    severity: count > ENDLESS ? 3 : 2,
    at: { start: sentence.start, end: sentence.end },
    issue: choose(`${sentence.text}i`, [
      `${said} is the start of a sentence of ${count} words.`,
      `The sentence that begins ${said} has ${count} words.`,
    ]),
    reasoning: choose(`${sentence.text}r`, [
      `Your reader has to keep ${count} words in mind before the sentence ends.`,
      'Several thoughts share this sentence, so none of them stands out.',
      'Readers go back to the start of a sentence like this, or skip it.',
    ]),
    fix: 'Find where a second thought begins and start a new sentence there. Check that both have a subject and a verb.',
    hint: choose(`${sentence.text}h`, [
      `How many things does the sentence that begins ${cite(sentence.text, 30)} say?`,
      `Which part of ${cite(sentence.text, 30)} matters most to your point?`,
      `If you could keep one half of ${cite(sentence.text, 30)}, which would it be?`,
    ]),
    confidence: count > ENDLESS ? 0.85 : 0.75,
  };
};

/** Sentences of more than 60 words. Where most of the essay stands in sentences of more than 45, one remark names them all. */
export const longSentence: ParagraphDetector = ({ sentences }, essay) => {
  const [first, ...rest] = longRuns(essay);
  if (first)
    return sentences.some(({ index }) => index === first.index)
      ? [runningOn(first, rest, essay)]
      : [];
  return longIn(sentences, VERY_LONG).map(alone);
};
