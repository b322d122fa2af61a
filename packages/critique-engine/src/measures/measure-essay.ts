import { AREAS, type Area, type CriterionMeasure, type Measures } from '@argint/contracts';
import { qualityScore, textMetrics } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { oneSidedWording } from './one-sided-wording.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '../versions.ts';
import { argumentMeasure } from './argument-measure.ts';
import { withheld, type Criterion } from './criterion.ts';
import { languageMeasure, slipSigns } from './language-measure.ts';
import { adviceOn } from './measured-advice.ts';
import { relevanceMeasure } from './relevance-measure.ts';
import { sourcesMeasure } from './sources-measure.ts';
import { academicStructure } from './academic-structure.ts';
import { structureMeasure } from './structure-measure.ts';
import { thesisMeasure } from './thesis-measure.ts';
import { thinkingSigns } from './thinking-signs.ts';

const criteria: Readonly<Record<Area, (model: EssayModel) => Criterion>> = {
  relevance: relevanceMeasure,
  thesis: thesisMeasure,
  argument: argumentMeasure,
  structure: structureMeasure,
  sources: sourcesMeasure,
  language: languageMeasure,
};
/** Counted only in a text that the engine reads as an argument. */
const OF_ARGUMENTS: ReadonlySet<Area> = new Set<Area>(['thesis', 'argument']);

const measureOf = (area: Area, model: EssayModel): CriterionMeasure => {
  const why = model.unjudgeable ?? (OF_ARGUMENTS.has(area) ? model.unarguable : null);
  const { lacks, ...counted } = why === null ? criteria[area](model) : withheld(why);
  return { ...counted, ...adviceOn(area, lacks, model) };
};

/** Counts everything that an essay is measured by. Deterministic; no judgement of what it argues. */
export const measureEssay = (model: EssayModel): Measures => {
  const isJudged = model.unjudgeable === null;
  return {
    words: model.proseWords,
    metrics: { ...textMetrics(model.text), qualityScore: qualityScore(model.text).score },
    criteria: Object.fromEntries(AREAS.map((area) => [area, measureOf(area, model)])) as Record<
      Area,
      CriterionMeasure
    >,
    slips: isJudged ? slipSigns(model) : { weight: 0, signs: 0, evidence: [] },
    thinking: model.unarguable === null ? thinkingSigns(model) : null,
    asksNoPosition: asksNoPosition(model.question),
    oneSidedWording: isJudged ? oneSidedWording(model) : [],
    structure: isJudged ? academicStructure(model) : null,
    sentences: model.sentences.map(({ start, end, role }) => ({ start, end, role })),
    unreadable: model.unreadable,
    unjudgeable: model.unjudgeable,
    versions: { engine: ENGINE_VERSION, wording: PROMPT_VERSION, rubric: RUBRIC_VERSION },
  };
};
