import type { AnalysisResult, Findings } from '@argint/contracts';
import { criticalThinkingLevel, qualityScore, textMetrics } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { scoresOf } from './scores-of.ts';
import { criticalThinkingScore } from '../scores/critical-thinking-score.ts';
import { recommend, verdictOf } from './verdict-words.ts';

/** The six scores and overall with band and evidence, the verdict, and the metrics of the client's part. */
export const findScores = (model: EssayModel): Findings => {
  const scored = scoresOf(model);
  const { scores, emptyReasons: withheld } = scored;
  const emptyReasons = { ...withheld };
  const thinking = model.unarguable ? null : criticalThinkingScore(model, scores);
  const verdict = verdictOf(model, scored);
  if (!verdict) emptyReasons['overallVerdict'] = model.unjudgeable ?? 'No score could be given.';
  if (thinking === null)
    emptyReasons['criticalThinkingLevel'] = model.unarguable ?? 'Too little was argued.';
  const level = thinking === null ? null : criticalThinkingLevel(thinking);
  const recommendation = recommend(model, scored);
  if (!recommendation)
    emptyReasons['recommendation'] = model.unjudgeable ?? 'No score could be given.';
  const parts: Partial<AnalysisResult> = {
    scores,
    overallVerdict: verdict,
    recommendation,
    criticalThinkingLevel: level,
    clientAnalysis: {
      ...textMetrics(model.text),
      qualityScore: qualityScore(model.text).score,
      criticalThinking: { overallScore: thinking, level },
    },
    emptyReasons,
  };
  return { kind: 'scores', critiques: [], parts };
};
