import type {
  AnalysisResult,
  AnalysisType,
  Findings,
  LineCritique,
  Score,
} from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { countWords } from '@argint/text-analysis';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '../versions.ts';
import { inOrder, selectCritiques } from './select-critiques.ts';

/** What a merge must know beside the findings. `model` is the model of a cloud engine, null offline. */
export interface MergeContext {
  text: string;
  analysisType: AnalysisType;
  engine: 'offline' | 'gemini';
  model: string | null;
  notes: string[];
}

const nothing = (): Score => ({ value: null, low: null, high: null, evidence: [] });
const empty = (): Omit<AnalysisResult, 'processingMode' | 'lineCritiques' | 'cloudAnalysis'> => ({
  recommendation: null,
  criticalThinkingLevel: null,
  sentences: [],
  strengths: [],
  emptyReasons: {},
  clientAnalysis: null,
  criticalThinkingAmplification: null,
  thesisOpportunities: null,
  dialecticalPrompts: [],
  overallVerdict: null,
  scores: {
    overall: nothing(),
    relevance: nothing(),
    thesis: nothing(),
    argument: nothing(),
    structure: nothing(),
    sources: nothing(),
    language: nothing(),
  },
  premium: null,
});

const stands = (text: string, { start, end, quote }: LineCritique): boolean =>
  start === null || end === null || quote === text.slice(start, end);

/** Parts that a kind of analysis does not have, or that nobody delivered, with the reason. */
const reasonsFor = (
  parts: ReturnType<typeof empty>,
  type: AnalysisType,
  cloud: boolean,
): Record<string, string> => {
  const reasons: Record<string, string> = {};
  const missing = 'This part of the analysis did not finish.';
  const dialectic = type === 'simple' ? 'Not part of the client-only analysis.' : missing;
  if (!parts.clientAnalysis) reasons['clientAnalysis'] = missing;
  if (!cloud) reasons['cloudAnalysis'] = 'The client-only analysis uses no cloud part.';
  if (!parts.criticalThinkingAmplification) reasons['criticalThinkingAmplification'] = dialectic;
  if (parts.dialecticalPrompts.length === 0) reasons['dialecticalPrompts'] = dialectic;
  if (!parts.thesisOpportunities) reasons['thesisOpportunities'] = missing;
  if (!parts.overallVerdict) reasons['overallVerdict'] = missing;
  if (!parts.recommendation) reasons['recommendation'] = missing;
  if (!parts.criticalThinkingLevel) reasons['criticalThinkingLevel'] = missing;
  if (parts.sentences.length === 0) reasons['sentences'] = missing;
  if (parts.strengths.length === 0) reasons['strengths'] = missing;
  if (!parts.premium)
    reasons['premium'] =
      type === 'comprehensive' ? missing : 'Only the comprehensive analysis has it.';
  for (const [name, score] of Object.entries(parts.scores))
    if (score.value === null) reasons[`scores.${name}`] = missing;
  return reasons;
};

/**
 * One result of all findings, in whatever order they came. Remarks whose quote does not stand at
 * their offsets are dropped; absent parts are null or [] with the reason in emptyReasons.
 */
export const mergeFindings = (
  findings: readonly Findings[],
  context: MergeContext,
): AnalysisResult => {
  const { text, analysisType, engine, model, notes } = context;
  const parts = empty();
  const given: Record<string, string> = {};
  for (const { parts: found } of findings) {
    Object.assign(given, found.emptyReasons);
    for (const [name, value] of Object.entries(found))
      if (value !== undefined) Object.assign(parts, { [name]: value });
  }
  const cloud = analysisType !== 'simple';
  const critiques = findings.flatMap((f) => f.critiques).filter((c) => stands(text, c));
  const lineCritiques = selectCritiques(critiques, countWords(text));
  const emptyReasons = { ...reasonsFor(parts, analysisType, cloud), ...given };
  if (lineCritiques.length === 0)
    emptyReasons['lineCritiques'] ??= 'Nothing was found that is worth a remark.';
  return {
    ...parts,
    processingMode: cloud ? 'HYBRID' : 'CLIENT_ONLY',
    emptyReasons,
    cloudAnalysis: cloud
      ? {
          engine,
          model,
          engineVersion: ENGINE_VERSION,
          promptVersion: PROMPT_VERSION,
          rubricVersion: RUBRIC_VERSION,
          notes,
        }
      : null,
    lineCritiques,
  };
};

/** Remarks to show while a job still runs: all so far, at most 100, in order; which come first is not yet known. */
export const partialCritiques = (findings: readonly Findings[]): LineCritique[] =>
  selectCritiques(
    findings.flatMap((f) => f.critiques),
    CRITIQUES_MAX * 25,
  )
    .map((critique) => ({ ...critique, fixFirst: false }))
    .sort(inOrder);
