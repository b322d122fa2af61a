import { thesisGround, type Ground } from '../argument/thesis-ground.ts';
import { isClean, isReadable } from '../argument/readable-sentence.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { contentStems } from '../layers/term-layer.ts';
import { cite } from '../wording.ts';
import { judged, ramp, summed } from './criterion.ts';
import { ENDLESS_SENTENCE_WORDS } from './language-evidence.ts';
import type { Criterion, Part } from './criterion.ts';

/** The most signs of an essay without a stated position. */
const MAX_WITHOUT_THESIS = 45;

/** A sentence with fewer words is easy to follow. */
const EASY_WORDS = 30;

/** How easily a reader takes in the sentence of the position: its length, and whether slips stand in its way. */
const clarityOf = (sentence: Sentence, essay: ReadEssay): Part => {
  const clean = isClean(sentence, essay);
  const readable = clean || isReadable(sentence, essay);
  const words = sentence.words.length;
  const slips = readable ? 'a slip stands in its sentence' : 'slips make its sentence hard to read';
  const length = words > ENDLESS_SENTENCE_WORDS ? `its sentence has ${words} words` : null;
  return {
    measure: 'clarity',
    maxPoints: 10,
    fulfilledShare:
      (clean ? 1 : readable ? 0.6 : 0) * ramp(words, 2 * ENDLESS_SENTENCE_WORDS, EASY_WORDS),
    observation: clean ? length : slips,
    shortfall: clean
      ? `the sentence with your position has ${words} words`
      : 'slips make the sentence with your position hard to read',
  };
};

const GROUNDS: Readonly<Record<NonNullable<Ground> | 'none', string>> = {
  own: 'and gives a reason',
  beside: 'and the next sentence gives a reason for it',
  none: 'and gives no reason',
};

/** Measures whether there is a position, where readers expect it and with a reason, and whether the essay is about it. */
export const thesisMeasure = (essay: ReadEssay): Criterion => {
  const { thesis, sentences } = essay;
  if (!thesis) {
    const observation = 'no sentence takes a position';
    return judged(10, 10, [observation], [{ measure: 'wording', points: 30, observation }]);
  }
  const terms = new Set(contentStems(thesis.sentence.words));
  const body = sentences.filter((s) => s.part === 'body');
  const kept = body.filter((s) => contentStems(s.words).some((term) => terms.has(term))).length;
  const early = thesis.sentence.part === 'introduction';
  const ground = thesisGround(essay);
  // A position that is first stated in the conclusion is not a return to it.
  const closes = sentences.some(
    (s) => s !== thesis.sentence && s.part === 'conclusion' && s.role === 'thesis',
  );
  const isLate = thesis.sentence.part === 'conclusion' && !closes;
  const place = `it stands in the ${thesis.sentence.part} ${GROUNDS[ground ?? 'none']}`;
  const closing: Part = {
    measure: 'return',
    maxPoints: 10,
    fulfilledShare: Number(closes),
    observation: closes
      ? 'the conclusion comes back to it'
      : 'the conclusion does not come back to it',
    shortfall: 'your conclusion does not come back to your position',
  };
  const quoted = cite(essay.text.slice(thesis.start, thesis.end));
  const parts: Part[] = [
    {
      measure: 'wording',
      maxPoints: 30,
      fulfilledShare: ramp(thesis.strength, 0, 3),
      observation: thesis.stated
        ? `the position is ${quoted}${thesis.view ? `, said of ${cite(thesis.view)}` : ''}`
        : `no sentence is worded as a position; the nearest is ${cite(thesis.sentence.text)}`,
      ...(thesis.stated && {
        shortfall: `the words of ${quoted} do not make it plain that this is your position`,
      }),
    },
    {
      measure: 'place',
      maxPoints: isLate ? 25 : 15,
      fulfilledShare: Number(early),
      observation: place,
      shortfall: `your position stands in the ${thesis.sentence.part} and not in your introduction`,
    },
    clarityOf(thesis.sentence, essay),
    {
      measure: 'ground',
      maxPoints: 10,
      fulfilledShare: Number(ground !== null),
      observation: place,
      shortfall: 'your position stands without a reason',
    },
    {
      measure: 'thread',
      maxPoints: 15,
      fulfilledShare: ramp(body.length ? kept / body.length : 0, 0, 0.7),
      observation: `${kept} of ${body.length} sentences of the body speak of it`,
      shortfall: `only ${kept} of ${body.length} sentences of the body speak of your position`,
    },
    ...(isLate ? [] : [closing]),
  ];
  return summed(10, parts, 12, thesis.stated ? 100 : MAX_WITHOUT_THESIS);
};
