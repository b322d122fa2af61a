import { reasoningCounts, structureChecks } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** Introduction, body and conclusion; paragraphs of a size; links between sentences. */
export const structureScore = (model: EssayModel): Criterion => {
  const paragraphs = model.prose;
  const checks = structureChecks(model.text);
  const { distinctTransitions, transitions } = reasoningCounts(model.text);
  const sizes = paragraphs.map((p) => p.sentences.reduce((sum, s) => sum + s.words.length, 0));
  const shapely = sizes.filter((size) => size >= 35 && size <= 260).length;
  const value =
    15 +
    (checks.hasIntroduction ? 12 : 0) +
    (checks.hasConclusion ? 13 : 0) +
    15 * ramp(paragraphs.length, 1, 4) +
    20 * (paragraphs.length ? shapely / paragraphs.length : 0) +
    25 * ramp(distinctTransitions, 0, 8);
  return judged(value, 12, [
    `${checks.hasIntroduction ? 'an' : 'no'} introduction and ${checks.hasConclusion ? 'a' : 'no'} conclusion`,
    `${shapely} of ${paragraphs.length} paragraphs have between 35 and 260 words`,
    `${transitions} linking words, ${distinctTransitions} different ones`,
  ]);
};
