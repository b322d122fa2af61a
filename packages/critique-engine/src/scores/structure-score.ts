import { reasoningCounts, structureChecks } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { proseText } from '../layers/region-lookup.ts';
import { wordCount } from '../layers/word-count.ts';
import { plural } from '../wording.ts';
import { ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';
import { ENDLESS } from './language-evidence.ts';

const frameOf = (introduction: boolean, conclusion: boolean): string =>
  introduction
    ? `it has an introduction ${conclusion ? 'and a conclusion' : 'but no conclusion'}`
    : `it has ${conclusion ? 'a conclusion but no introduction' : 'neither introduction nor conclusion'}`;

/** Words of a paragraph that says one thing with its reasons. */
export const WHOLE = { least: 35, most: 260 };

/** Introduction, body and conclusion; paragraphs of a size; links between sentences. */
export const structureScore = (model: EssayModel): Criterion => {
  const paragraphs = model.prose;
  const own = proseText(model);
  const checks = structureChecks(own);
  const { distinctTransitions, transitions } = reasoningCounts(own);
  const sizes = paragraphs.map((p) => wordCount(p.sentences));
  const shapely = sizes.filter((size) => size >= WHOLE.least && size <= WHOLE.most).length;
  const { sentences, proseWords } = model;
  const told = sentences.filter(
    (s) => s.words.length <= ENDLESS && /^[\p{Lu}\p{N}"'“‘(]/u.test(s.text),
  ).length;
  const linksPer100 = proseWords ? (transitions * 100) / proseWords : 0;
  const frame = frameOf(checks.hasIntroduction, checks.hasConclusion);
  const shape = `${shapely} of ${plural(paragraphs.length, 'paragraph')} ${shapely === 1 ? 'has' : 'have'} between ${WHOLE.least} and ${WHOLE.most} words`;
  const tied = `${plural(transitions, 'linking word')}, ${distinctTransitions} different`;
  const parts: Part[] = [
    { counts: 'introduction', of: 10, met: Number(checks.hasIntroduction), seen: frame },
    { counts: 'conclusion', of: 10, met: Number(checks.hasConclusion), seen: frame },
    { counts: 'paragraphs', of: 10, met: ramp(paragraphs.length, 1, 4), seen: shape },
    {
      counts: 'sizes',
      of: 10,
      met: paragraphs.length ? shapely / paragraphs.length : 0,
      seen: shape,
    },
    {
      counts: 'marks',
      of: 25,
      met: sentences.length ? told / sentences.length : 0,
      seen: `${told} of ${sentences.length} sentences can be told apart: a capital, and no more than ${ENDLESS} words`,
    },
    {
      counts: 'links',
      of: 30,
      met: (ramp(distinctTransitions, 0, 9) + ramp(linksPer100, 0, 3)) / 2,
      seen: tied,
    },
  ];
  return summed(5, parts, 12);
};
