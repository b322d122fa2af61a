import { clauseBreaks, mayEndBefore } from '../layers/clause-break.ts';
import { piecesOf } from '../layers/sentence-pieces.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { wordCount } from '../layers/word-count.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const LONG = 45;
const VERY_LONG = 60;
/** Fewest words on each side of a full stop that is proposed. */
const HALF = 12;
/** What begins a clause that can stand alone beyond doubt: a pronoun, or an article or owner before its noun. Not 'so', which may mean 'so that'. */
const opensClearly =
  /^(?:and |but |yet )?(?:i|you|we|they|he|she|it|this|there|the|an?|my|our|your|their|his|her|its)\b/i;

/** From this many long sentences, and this share of the essay's words in them, the trouble is how sentences are built. */
const PATTERN = { sentences: 3, share: 0.35 };

/** Where a full stop may go, as the beginning of the clause after it. Null if that is in doubt. */
const secondSentenceIn = (sentence: Sentence): string | null => {
  const count = sentence.words.length;
  const following = (joint: number): string =>
    sentence.text.slice((sentence.words[joint]?.start ?? sentence.start) - sentence.start);
  const [joint] = clauseBreaks(sentence)
    .filter(
      (at) =>
        at >= HALF &&
        count - at >= HALF &&
        opensClearly.test(following(at)) &&
        mayEndBefore(sentence, at),
    )
    .toSorted((a, b) => Math.abs(a - count / 2) - Math.abs(b - count / 2));
  return joint === undefined ? null : following(joint).slice(0, 40);
};

/** The pieces of sentences that are too long. A stop without a space after it ends a piece. */
const longIn = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap(piecesOf).filter(({ words }) => words.length > LONG);

/** The long sentences of an essay that is mostly made of them; empty where they are exceptions. */
const longRuns = memoizeByKey(({ prose, proseWords }: EssayModel): Sentence[] => {
  const long = prose.flatMap(({ sentences }) => longIn(sentences));
  const inThem = wordCount(long);
  return long.length >= PATTERN.sentences && inThem >= PATTERN.share * proseWords ? long : [];
});

/** One remark for an essay whose sentences run on, with all their places. */
const runningOn = (
  first: Sentence,
  rest: readonly Sentence[],
  { sentences }: EssayModel,
): CritiqueDraft => {
  const near = secondSentenceIn(first);
  const start = near
    ? `put a full stop before ${cite(near, 34)}`
    : 'find where the second thought begins and put a full stop there';
  return {
    rule: 'long-sentence',
    issueType: 'style',
    severity: 4,
    at: { start: first.start, end: first.end },
    related: rest.map(({ start: from, end }) => ({ start: from, end })),
    issue: `${rest.length + 1} of your ${sentences.length} sentences run on for more than ${LONG} words. The first begins ${cite(first.text, 45)}.`,
    reasoning:
      'Your reader cannot see where one thought ends and the next one begins, so your good points get lost.',
    fix: `In the first one, ${start}. Do the same in the others: one thought, one sentence.`,
    hint: 'If you said this to a friend, where would you pause?',
    confidence: 0.9,
  };
};

const alone = (sentence: Sentence): CritiqueDraft => {
  const count = sentence.words.length;
  const near = secondSentenceIn(sentence);
  const said = cite(sentence.text, 45);
  return {
    rule: 'long-sentence',
    issueType: 'style',
    severity: count > VERY_LONG ? 3 : 2,
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
    fix: near
      ? `Put a full stop before ${cite(near, 34)}. What follows has a subject and a verb of its own.`
      : choose(`${sentence.text}f`, [
          'Find where a second thought begins and start a new sentence there. Check that both have a subject and a verb.',
          'Write the main point as a short sentence first. Put the rest in one or two more.',
        ]),
    hint: choose(`${sentence.text}h`, [
      `How many things does the sentence that begins ${cite(sentence.text, 30)} say?`,
      `Which part of ${cite(sentence.text, 30)} matters most to your point?`,
      `If you could keep one half of ${cite(sentence.text, 30)}, which would it be?`,
    ]),
    confidence: count > VERY_LONG ? 0.85 : 0.65,
  };
};

/**
 * Sentences over 45 words. The fix names where to cut if both parts have a main clause of their own. Where most of the
 * essay stands in such sentences, one remark names them all.
 */
export const longSentence: ParagraphDetector = ({ sentences }, model) => {
  const [first, ...rest] = longRuns(model);
  if (first)
    return sentences.some(({ index }) => index === first.index)
      ? [runningOn(first, rest, model)]
      : [];
  return longIn(sentences).map(alone);
};
