import { eachScore, type AnalysisResult, type Findings } from '@argint/contracts';

const scoresAt = (value: number | null): AnalysisResult['scores'] =>
  eachScore(() => ({ value, low: value, high: value, evidence: [] }));

/** The smallest AnalysisResult as JSON. Every score is `value`. */
export const resultJson = (value: number | null = null, level: string | null = null): string =>
  JSON.stringify({
    processingMode: 'HYBRID',
    recommendation: null,
    criticalThinkingLevel: level as AnalysisResult['criticalThinkingLevel'],
    sentences: [],
    strengths: [],
    emptyReasons: {},
    clientAnalysis: null,
    cloudAnalysis: null,
    lineCritiques: [],
    criticalThinkingAmplification: null,
    thesisOpportunities: null,
    dialecticalPrompts: [],
    overallVerdict: null,
    scores: scoresAt(value),
    premium: null,
  } satisfies AnalysisResult);

/** Findings as JSON, with a reason to recognise them by. */
export const findingsJson = (reason: string): string =>
  JSON.stringify({
    kind: 'engine',
    critiques: [],
    emptyReasons: { outline: reason },
  } satisfies Findings);
