import type { EssayModel } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import { cite } from '../wording.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** Is there a position, is it where a reader looks for it, does it give its reason, does the essay speak of it? */
export const thesisScore = (model: EssayModel): Criterion => {
  const { thesis, sentences } = model;
  if (!thesis) return judged(10, 10, ['no sentence takes a position']);
  const terms = new Set(contentStems(thesis.sentence.words));
  const body = sentences.filter((s) => s.part === 'body');
  const kept = body.filter((s) => contentStems(s.words).some((term) => terms.has(term))).length;
  const early = thesis.sentence.part === 'introduction';
  const reasoned =
    /\b(?:because|since|as|by|so that|in order to|for|due to|although|while|despite)\b/i.test(
      thesis.sentence.text,
    );
  const closes = sentences.some((s) => s.part === 'conclusion' && s.role === 'thesis');
  const value =
    20 +
    30 * ramp(thesis.strength, 0, 3) +
    (early ? 15 : 0) +
    (reasoned ? 10 : 0) +
    (closes ? 10 : 0) +
    15 * ramp(body.length ? kept / body.length : 0, 0, 0.7);
  return judged(thesis.stated ? value : Math.min(value, 45), 12, [
    thesis.stated
      ? `the position is ${cite(thesis.sentence.text)}`
      : `no sentence is worded as a position; the nearest is ${cite(thesis.sentence.text)}`,
    `it stands in the ${thesis.sentence.part}${reasoned ? ' and gives a ground' : ' and gives no ground'}`,
    `${kept} of ${body.length} sentences of the body speak of it`,
    closes ? 'the conclusion comes back to it' : 'the conclusion does not come back to it',
  ]);
};
