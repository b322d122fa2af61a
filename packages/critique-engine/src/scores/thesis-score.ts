import { thesisGround, type Ground } from '../argument/thesis-ground.ts';
import type { EssayModel } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import { cite } from '../wording.ts';
import { judged, ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';

/** The highest score of an essay without a stated position. */
const MAX_WITHOUT_THESIS = 45;

const GROUNDS: Readonly<Record<NonNullable<Ground> | 'none', string>> = {
  own: 'and gives a ground',
  beside: 'and the next sentence gives a ground for it',
  none: 'and gives no ground',
};

/** Scores whether there is a position, where readers expect it and with a reason, and whether the essay is about it. */
export const thesisScore = (model: EssayModel): Criterion => {
  const { thesis, sentences } = model;
  if (!thesis) return judged(10, 10, ['no sentence takes a position']);
  const terms = new Set(contentStems(thesis.sentence.words));
  const body = sentences.filter((s) => s.part === 'body');
  const kept = body.filter((s) => contentStems(s.words).some((term) => terms.has(term))).length;
  const early = thesis.sentence.part === 'introduction';
  const ground = thesisGround(model);
  // A position that is first told in the conclusion is not a return to it.
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
  };
  const parts: Part[] = [
    {
      measure: 'wording',
      maxPoints: 30,
      fulfilledShare: ramp(thesis.strength, 0, 3),
      observation: thesis.stated
        ? `the position is ${cite(thesis.sentence.text)}`
        : `no sentence is worded as a position; the nearest is ${cite(thesis.sentence.text)}`,
    },
    {
      measure: 'place',
      maxPoints: isLate ? 25 : 15,
      fulfilledShare: Number(early),
      observation: place,
    },
    {
      measure: 'ground',
      maxPoints: 10,
      fulfilledShare: Number(ground !== null),
      observation: place,
    },
    {
      measure: 'thread',
      maxPoints: 15,
      fulfilledShare: ramp(body.length ? kept / body.length : 0, 0, 0.7),
      observation: `${kept} of ${body.length} sentences of the body speak of it`,
    },
    ...(isLate ? [] : [closing]),
  ];
  return summed(20, parts, 12, thesis.stated ? 100 : MAX_WITHOUT_THESIS);
};
