import { AREAS, type Area, type CriterionMeasure, type Measures } from '@argint/contracts';
import { qualityScore, textMetrics } from '@argint/text-analysis';
import type { ReadEssay } from '../essay.ts';
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

const criteria: Readonly<Record<Area, (essay: ReadEssay) => Criterion>> = {
  relevance: relevanceMeasure,
  thesis: thesisMeasure,
  argument: argumentMeasure,
  structure: structureMeasure,
  sources: sourcesMeasure,
  language: languageMeasure,
};
/** Counted only in a text that the engine reads as an argument. */
const OF_ARGUMENTS: ReadonlySet<Area> = new Set<Area>(['thesis', 'argument']);

const measureOf = (area: Area, essay: ReadEssay): CriterionMeasure => {
  const why = essay.unjudgeable ?? (OF_ARGUMENTS.has(area) ? essay.unarguable : null);
  const { lacks, ...counted } = why === null ? criteria[area](essay) : withheld(why);
  return { ...counted, ...adviceOn(area, lacks, essay) };
};

/** Counts everything that an essay is measured by. Deterministic; no judgement of what it argues. */
export const measureEssay = (essay: ReadEssay): Measures => {
  const isJudged = essay.unjudgeable === null;
  return {
    words: essay.proseWords,
    metrics: { ...textMetrics(essay.text), qualityScore: qualityScore(essay.text).score },
    criteria: Object.fromEntries(AREAS.map((area) => [area, measureOf(area, essay)])) as Record<
      Area,
      CriterionMeasure
    >,
    slips: isJudged ? slipSigns(essay) : { weight: 0, signs: 0, evidence: [] },
    thinking: essay.unarguable === null ? thinkingSigns(essay) : null,
    asksNoPosition: asksNoPosition(essay.question),
    oneSidedWording: isJudged ? oneSidedWording(essay) : [],
    structure: isJudged ? academicStructure(essay) : null,
    sentences: essay.sentences.map(({ start, end, role }) => ({ start, end, role })),
    unreadable: essay.unreadable,
    unjudgeable: essay.unjudgeable,
    versions: { engine: ENGINE_VERSION, wording: PROMPT_VERSION, rubric: RUBRIC_VERSION },
  };
};
