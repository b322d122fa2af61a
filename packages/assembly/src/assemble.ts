import { criticalThinkingLevel, judgeCriteria } from '@argint/text-analysis';
import type {
  AnalysisResult,
  AnalysisType,
  Area,
  LineCritique,
  Measures,
  ModelPart,
  Reading,
} from '@argint/contracts';
import { explainEmpty } from './empty-reasons.ts';
import { premiumReport } from './premium/premium-report.ts';
import { readingUnderRemarks } from './reading-under-remarks.ts';
import { isAnswered, provenance } from './provenance.ts';
import { leadRemark } from './remarks/lead-remark.ts';
import { sentencesOf } from './roles.ts';
import { scoresOf } from './scores/all-scores.ts';
import { criticalThinking } from './scores/critical-thinking.ts';
import { readiness } from './scores/readiness.ts';
import { standingStrengths } from './strengths.ts';
import { notAnArgument } from './text-kinds.ts';
import { commentOf } from './words/comment.ts';
import { firstStep, improvementsOf, measuredAdvice, ranked } from './words/next-steps.ts';

/** What a result is made of. */
export interface Parts {
  /** Of one reader, whole. */
  reading: Reading;
  /** All remarks to show, each fault once, in the order of the text. */
  remarks: readonly LineCritique[];
  /** How many further remarks found no place. */
  leftOut: number;
  measures: Measures;
  /** The student's marking criteria. */
  rubric: string | null;
  analysisType: AnalysisType;
  readingModel: ModelPart | null;
  languageModels: readonly ModelPart[];
  /** What a reader must know of how the analysis went. */
  notes: readonly string[];
  /** Reasons that are known already, by their paths. */
  emptyReasons: Readonly<Record<string, string>>;
}

const thesisOf = ({
  by,
  position,
  openings,
  refinedTheses,
  outline,
}: Reading): Omit<
  NonNullable<AnalysisResult['thesisOpportunities']>,
  'authorBiasAnalysis'
> | null => {
  if (!outline || (!position && openings.length + refinedTheses.length === 0)) return null;
  // The engine's nearest sentence is a guess. A model's is the position that its reading rests on.
  const stated = position?.isStated || by === 'model' ? position : null;
  return {
    originalThesis: stated?.quote ?? null,
    ...(stated?.view === undefined ? {} : { view: stated.view }),
    start: stated?.start ?? null,
    end: stated?.end ?? null,
    lineNumber: stated?.lineNumber ?? null,
    opportunities: openings,
    refinedThesisOptions: refinedTheses,
  };
};

/** The writer's own leaning in words, then the authors whom the essay names. */
const biasOf = (
  { understood, authors, absentVoices, outline }: Reading,
  { oneSidedWording }: Measures,
) => {
  if (!outline) return [];
  const own = {
    author: 'Your own voice',
    disciplinaryBias: understood ?? '',
    methodologicalLimitations: oneSidedWording,
    opposingSchools: absentVoices,
  };
  const isKnown = understood !== null || oneSidedWording.length > 0 || absentVoices.length > 0;
  return [...(isKnown ? [own] : []), ...authors];
};

const amplificationOf = (
  { further, outline }: Reading,
  authorBiasAnalysis: ReturnType<typeof biasOf>,
): AnalysisResult['criticalThinkingAmplification'] => {
  const { opportunities, caveats, syntheses } = further;
  if (!outline) return null;
  const all = [...opportunities, ...caveats, ...syntheses, ...authorBiasAnalysis];
  return all.length === 0
    ? null
    : {
        opportunitiesIdentified: opportunities,
        caveatsGenerated: caveats,
        synthesisPrompts: syntheses,
        authorBiasAnalysis,
      };
};

/** The criteria that a model has read or corrected. There its remarks advise, and not a count. */
const areasWithReader = (reading: Reading, corrected: boolean): ReadonlySet<Area> =>
  new Set<Area>([
    ...(reading.by === 'model' ? (['relevance', 'thesis', 'argument'] as const) : []),
    ...(corrected ? (['language'] as const) : []),
  ]);

/**
 * Makes the result of an analysis from one reading, one list of remarks and the measures. Pure. The only place where
 * verdict, comment, first step, improvements, strengths, map, thesis options, questions, premium parts and scores are
 * made; nothing here looks at the text of the essay.
 */
export const assemble = (parts: Parts): AnalysisResult => {
  const { measures, rubric, analysisType } = parts;
  const reading = readingUnderRemarks(parts.reading, parts.remarks);
  const lead = leadRemark(parts.remarks, measures.words);
  const remarks = parts.remarks.map((remark) => ({ ...remark, fixFirst: remark === lead }));
  const corrected = parts.languageModels.some(isAnswered);
  const { scores, emptyReasons: withheld } = scoresOf({ reading, measures, remarks, corrected });
  const advice = measuredAdvice(scores, measures, areasWithReader(reading, corrected));
  const strengths = standingStrengths(reading, remarks);
  const thinking = criticalThinking(reading, measures, scores, lead);
  const level = thinking === null ? null : criticalThinkingLevel(thinking);
  const isJudged = scores.overall.value !== null;
  const thesis = thesisOf(reading);
  const authorBiasAnalysis = biasOf(reading, measures);
  const isPremium = analysisType === 'comprehensive' && reading.outline !== null;
  const isCloud = analysisType !== 'simple';
  const result: Omit<AnalysisResult, 'emptyReasons'> = {
    processingMode: isCloud ? 'HYBRID' : 'CLIENT_ONLY',
    readBy: reading.by,
    recommendation: isJudged ? firstStep(lead, remarks, advice, reading) : null,
    criticalThinkingLevel: level,
    sentences: sentencesOf(reading, measures),
    strengths,
    clientAnalysis: { ...measures.metrics, criticalThinking: { overallScore: thinking, level } },
    cloudAnalysis: isCloud
      ? provenance(measures.versions, parts.readingModel, parts.languageModels, parts.notes)
      : null,
    lineCritiques: remarks,
    leftOut: parts.leftOut,
    criticalThinkingAmplification: isCloud ? amplificationOf(reading, authorBiasAnalysis) : null,
    thesisOpportunities: thesis && { ...thesis, authorBiasAnalysis },
    dialecticalPrompts: isCloud ? reading.questions : [],
    overallVerdict: isJudged
      ? {
          score: Math.round(scores.overall.value ?? 0) / 10,
          journalReadiness: readiness(reading, scores, lead, {
            asksNoPosition: measures.asksNoPosition,
            hasRemarks: remarks.length > 0,
          }),
          improvements: improvementsOf(remarks, lead, advice),
          comment: commentOf({ reading, strengths, remarks, lead, measures }),
        }
      : null,
    scores,
    premium: isPremium
      ? premiumReport({
          reading,
          measures,
          remarks,
          ranked: ranked(remarks, lead),
          scores,
          advice,
        })
      : null,
    rubric: rubric === null ? null : judgeCriteria(rubric, remarks),
    textKind: reading.textKind,
    outline: reading.outline,
  };
  const why = withheld['scores.overall'];
  const notJudged: Record<string, string> =
    why === undefined ? {} : { overallVerdict: why, recommendation: why };
  const unarguable =
    measures.unjudgeable ?? (reading.outline ? null : notAnArgument(reading.textKind));
  return {
    ...result,
    emptyReasons: explainEmpty(result, {
      given: { ...parts.emptyReasons, ...reading.emptyReasons, ...withheld, ...notJudged },
      analysisType,
      unarguable,
      reader: reading.by,
    }),
  };
};
