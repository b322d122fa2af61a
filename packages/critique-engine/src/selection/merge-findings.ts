import type {
  AnalysisResult,
  AnalysisType,
  Findings,
  LineCritique,
  Score,
} from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { countWords } from '@argint/text-analysis';
import { sectionAnalysis } from '../premium/section-analysis.ts';
import { cloudPart, type CloudContext } from './cloud-part.ts';
import { explainEmpty } from './empty-reasons.ts';
import { inOrder, selectCritiques } from './select-critiques.ts';

/** What a merge must know beside the findings. */
export interface MergeContext extends CloudContext {
  text: string;
  analysisType: AnalysisType;
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

/**
 * One result of all findings, in whatever order they came. Remarks whose quote does not stand at
 * their offsets are dropped; absent parts are null or [] with the reason in emptyReasons.
 */
export const mergeFindings = (
  findings: readonly Findings[],
  context: MergeContext,
): AnalysisResult => {
  const { text, analysisType } = context;
  const parts = empty();
  const given: Record<string, string> = {};
  const delivered = new Set<string>();
  for (const { parts: found } of findings) {
    Object.assign(given, found.emptyReasons);
    for (const [name, value] of Object.entries(found))
      if (value !== undefined) {
        Object.assign(parts, { [name]: value });
        delivered.add(name);
      }
  }
  const cloud = analysisType !== 'simple';
  const critiques = findings.flatMap((f) => f.critiques).filter((c) => stands(text, c));
  const lineCritiques = selectCritiques(critiques, countWords(text));
  const result = {
    ...parts,
    processingMode: cloud ? ('HYBRID' as const) : ('CLIENT_ONLY' as const),
    cloudAnalysis: cloud ? cloudPart(findings, context) : null,
    lineCritiques,
    // The report lists the very remarks that are shown, whoever made them.
    premium: parts.premium && {
      ...parts.premium,
      sectionAnalysis: sectionAnalysis(lineCritiques),
    },
  };
  return { ...result, emptyReasons: explainEmpty(result, given, analysisType, delivered) };
};

/** Remarks to show while a job still runs: all so far, at most 100, in order; which come first is not yet known. */
export const partialCritiques = (findings: readonly Findings[]): LineCritique[] =>
  selectCritiques(
    findings.flatMap((f) => f.critiques),
    CRITIQUES_MAX * 25,
  )
    .map((critique) => ({ ...critique, fixFirst: false }))
    .sort(inOrder);
