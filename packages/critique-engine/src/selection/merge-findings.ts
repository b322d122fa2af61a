import type {
  AnalysisResult,
  AnalysisType,
  Findings,
  LineCritique,
  Score,
} from '@argint/contracts';
import { teacherComment } from '../comment/teacher-comment.ts';
import { sectionAnalysis } from './section-analysis.ts';
import { cloudPart, type CloudContext } from './cloud-part.ts';
import { explainEmpty } from './empty-reasons.ts';
import { carefulReadiness, withoutIdleSpelling } from './careful-readiness.ts';
import { withGravestRemark } from './gravest-remark.ts';
import { critiquesOf, isQuoted } from './shown-critiques.ts';
import { withShownSlips } from './shown-slips.ts';
import { uncriticisedStrengths } from './uncriticised-strengths.ts';

/** What a merge needs besides the findings. */
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
  textKind: null,
  outline: null,
});

/** Why early critiques are not in the result, by their path in emptyReasons. */
const whyLeft = (
  text: string,
  early: readonly LineCritique[],
  kept: readonly LineCritique[],
): Record<string, string> => {
  const ids = new Set(kept.map(({ id }) => id));
  return Object.fromEntries(
    early
      .filter(({ id }) => !ids.has(id))
      .map((critique) => [
        `lineCritiques.${critique.id}`,
        isQuoted(text, critique)
          ? 'The essay has too few words to show every critique.'
          : 'The words it quoted are not in the essay.',
      ]),
  );
};

/**
 * Merges findings into one result; their order changes nothing. Every critique that partialCritiques showed is in the
 * result, or emptyReasons says under `lineCritiques.<id>` why not. Critiques whose quote is not at their offsets are
 * dropped. Absent parts are null or [] with the reason in emptyReasons.
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
  const { early, lineCritiques } = critiquesOf(findings, context);
  Object.assign(given, whyLeft(text, early, lineCritiques));
  const { overallVerdict: judged, recommendation } = withGravestRemark(parts, lineCritiques);
  const overallVerdict = withoutIdleSpelling(
    carefulReadiness(judged, lineCritiques),
    lineCritiques,
  );
  const strengths = uncriticisedStrengths(parts.strengths, lineCritiques);
  const scores = withShownSlips(parts.scores, lineCritiques);
  const result = {
    ...parts,
    scores,
    strengths,
    recommendation,
    overallVerdict: overallVerdict && {
      ...overallVerdict,
      comment: teacherComment(text, { ...parts, strengths, lineCritiques }),
    },
    processingMode: cloud ? ('HYBRID' as const) : ('CLIENT_ONLY' as const),
    cloudAnalysis: cloud ? cloudPart(findings, context) : null,
    lineCritiques,
    // The report lists exactly the critiques that are shown, whichever task found them.
    premium: parts.premium && {
      ...parts.premium,
      sectionAnalysis: sectionAnalysis(lineCritiques),
    },
  };
  return { ...result, emptyReasons: explainEmpty(result, given, analysisType, delivered) };
};
