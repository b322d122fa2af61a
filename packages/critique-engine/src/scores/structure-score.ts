import { reasoningCounts, structureChecks } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { proseText } from '../layers/region-lookup.ts';
import { plural } from '../wording.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

const frameOf = (introduction: boolean, conclusion: boolean): string =>
  introduction
    ? `it has an introduction ${conclusion ? 'and a conclusion' : 'but no conclusion'}`
    : `it has ${conclusion ? 'a conclusion but no introduction' : 'neither introduction nor conclusion'}`;

/** Introduction, body and conclusion; paragraphs of a size; links between sentences. */
export const structureScore = (model: EssayModel): Criterion => {
  const paragraphs = model.prose;
  const own = proseText(model);
  const checks = structureChecks(own);
  const { distinctTransitions, transitions } = reasoningCounts(own);
  const sizes = paragraphs.map((p) => p.sentences.reduce((sum, s) => sum + s.words.length, 0));
  const shapely = sizes.filter((size) => size >= 35 && size <= 260).length;
  const { sentences, proseWords } = model;
  const told = sentences.filter(
    (s) => s.words.length <= 45 && /^[\p{Lu}\p{N}"'“‘(]/u.test(s.text),
  ).length;
  const linksPer100 = proseWords ? (transitions * 100) / proseWords : 0;
  const value =
    5 +
    (checks.hasIntroduction ? 10 : 0) +
    (checks.hasConclusion ? 10 : 0) +
    10 * ramp(paragraphs.length, 1, 4) +
    10 * (paragraphs.length ? shapely / paragraphs.length : 0) +
    15 * ramp(distinctTransitions, 0, 9) +
    15 * ramp(linksPer100, 0, 3) +
    25 * (sentences.length ? told / sentences.length : 0);
  return judged(value, 12, [
    frameOf(checks.hasIntroduction, checks.hasConclusion),
    `${shapely} of ${paragraphs.length} paragraphs have between 35 and 260 words`,
    `${told} of ${sentences.length} sentences can be told apart: a capital, and no more than 45 words`,
    `${plural(transitions, 'linking word')}, ${distinctTransitions} different`,
  ]);
};
