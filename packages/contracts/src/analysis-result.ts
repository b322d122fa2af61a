import { z } from 'zod';
import { SEVERITY_LEVELS } from './severity.ts';

/** UTF-16 offset into the essay exactly as sent. */
const offset = z.number().int().nonnegative();
const score100 = z.number().min(0).max(100);
const nullableScore = score100.nullable();

export const ISSUE_TYPES = [
  'relevance',
  'thesis',
  'argument',
  'source',
  'style',
  'grammar',
] as const;
export const issueTypeSchema = z.enum(ISSUE_TYPES);
export type IssueType = z.infer<typeof issueTypeSchema>;

export const severitySchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/**
 * One remark. `quote` equals the essay at [start, end); a remark that cannot be placed has
 * lineNumber, line, start, end and quote null ('About the whole essay').
 * Aliases: `line` of `lineNumber`, `suggestion` of `fix`.
 */
export const lineCritiqueSchema = z.object({
  id: z.string(),
  lineNumber: z.number().int().positive().nullable(),
  line: z.number().int().positive().nullable(),
  start: offset.nullable(),
  end: offset.nullable(),
  quote: z.string().nullable(),
  issueType: issueTypeSchema,
  severity: severitySchema,
  severityLevel: z.enum(SEVERITY_LEVELS),
  issue: z.string().min(1),
  /** 'Why this matters'. */
  reasoning: z.string().min(1),
  fix: z.string().min(1),
  suggestion: z.string().min(1),
  /** A question that leads to the fix without giving it. */
  hint: z.string().min(1),
  ruleId: z.string().min(1),
  /** 0 to 1: how sure the engine is that the remark is right. */
  confidence: z.number().min(0).max(1),
  /** One of the three most worth fixing. */
  fixFirst: z.boolean(),
});
export type LineCritique = z.infer<typeof lineCritiqueSchema>;

export const SENTENCE_ROLES = ['thesis', 'claim', 'premise', 'none'] as const;
export const sentenceSchema = z.object({
  start: offset,
  end: offset,
  role: z.enum(SENTENCE_ROLES),
});
export type SentenceRole = (typeof SENTENCE_ROLES)[number];

export const strengthSchema = z.object({ start: offset, end: offset, text: z.string() });

/** A score with the band it may lie in and what it rests on; value null = withheld, reason in emptyReasons. */
export const scoreSchema = z.object({
  value: nullableScore,
  low: nullableScore,
  high: nullableScore,
  evidence: z.array(z.string()),
});
export type Score = z.infer<typeof scoreSchema>;

export const SCORE_NAMES = [
  'overall',
  'relevance',
  'thesis',
  'argument',
  'structure',
  'sources',
  'language',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];
export const scoresSchema = z.object({
  overall: scoreSchema,
  relevance: scoreSchema,
  thesis: scoreSchema,
  argument: scoreSchema,
  structure: scoreSchema,
  sources: scoreSchema,
  language: scoreSchema,
});
export type Scores = z.infer<typeof scoresSchema>;

export const authorBiasSchema = z.object({
  author: z.string(),
  disciplinaryBias: z.string(),
  methodologicalLimitations: z.array(z.string()),
  opposingSchools: z.array(z.string()),
});

export const dialecticalPromptSchema = z.object({
  cognitiveOperation: z.string(),
  difficulty: z.string(),
  disciplinaryLens: z.string(),
  basePrompt: z.string(),
  followUps: z.array(z.string()),
});

export const thesisOpportunitiesSchema = z.object({
  /** The thesis as the essay words it; null where none was found. */
  originalThesis: z.string().nullable(),
  /** Where it stands. */
  start: offset.nullable(),
  end: offset.nullable(),
  lineNumber: z.number().int().positive().nullable(),
  opportunities: z.array(
    z.object({
      critiqueType: z.string(),
      dialecticalPrompt: z.string(),
      potentialCaveats: z.array(z.string()),
    }),
  ),
  refinedThesisOptions: z.array(z.object({ thesis: z.string(), rationale: z.string() })),
  authorBiasAnalysis: z.array(authorBiasSchema),
});

export const amplificationSchema = z.object({
  opportunitiesIdentified: z.array(z.string()),
  caveatsGenerated: z.array(z.string()),
  synthesisPrompts: z.array(z.string()),
  authorBiasAnalysis: z.array(authorBiasSchema),
});

export const verdictSchema = z.object({
  /** Out of 10, one decimal; null = withheld. */
  score: z.number().min(0).max(10).nullable(),
  journalReadiness: z.string(),
  improvements: z.array(z.string()),
});

/** Live metrics of D1 §3; averages with one decimal, readability 0-100 (Flesch reading ease, capped). */
export const textMetricsSchema = z.object({
  wordCount: z.number().int().nonnegative(),
  sentenceCount: z.number().int().nonnegative(),
  paragraphCount: z.number().int().nonnegative(),
  averageWordsPerSentence: z.number().nonnegative(),
  averageSentencesPerParagraph: z.number().nonnegative(),
  readabilityScore: score100,
});
export type TextMetrics = z.infer<typeof textMetricsSchema>;

export const clientAnalysisSchema = textMetricsSchema.extend({
  /** Quality score out of 100 (D1 §9). */
  qualityScore: score100,
  criticalThinking: z.object({ overallScore: nullableScore, level: z.string().nullable() }),
});

export const cloudAnalysisSchema = z.object({
  engine: z.enum(['offline', 'gemini']),
  model: z.string().nullable(),
  engineVersion: z.string(),
  promptVersion: z.string(),
  rubricVersion: z.string(),
  /** What a reader must know of how this came about ('parts of the essay could not be analysed'). */
  notes: z.array(z.string()),
});

const named = { area: z.string() };
export const premiumSchema = z.object({
  scores: z.object({
    total: nullableScore,
    relevance: nullableScore,
    argument: nullableScore,
    sources: nullableScore,
  }),
  sectionAnalysis: z.array(
    z.object({
      startIndex: offset,
      endIndex: offset,
      issueType: issueTypeSchema,
      severity: severitySchema,
      feedback: z.string(),
      suggestion: z.string(),
      improvementSuggestion: z.string(),
    }),
  ),
  criticalThinking: z.object({
    assumptions: z.object({ assumptionCount: z.number().int().nonnegative() }).nullable(),
    hiddenAssumptions: z.array(
      z.object({
        assumptionText: z.string(),
        text: z.string(),
        type: z.string(),
        challengePrompt: z.string(),
        challenge: z.string(),
        criticalFeedback: z.string(),
      }),
    ),
    normativeEmpirical: z
      .object({
        balanceScore: z.number().min(0).max(1),
        normativeMentions: z.number().int().nonnegative(),
        empiricalMentions: z.number().int().nonnegative(),
        balanceFeedback: z.string(),
        prompts: z.array(z.string()),
      })
      .nullable(),
    contradictions: z.array(
      z.object({
        claimA: z.string(),
        claim1: z.string(),
        claimB: z.string(),
        claim2: z.string(),
        resolutionPrompt: z.string(),
        resolution: z.string(),
        exercise: z.string(),
      }),
    ),
    gaps: z.array(z.string()),
    dialecticalPrompts: z.array(dialecticalPromptSchema),
  }),
  comparativeAnalysis: z
    .object({
      comparisonWithExemplars: z
        .object({
          overallAssessment: z.string(),
          approachDifferences: z.array(z.string()),
          strengthGaps: z.array(z.string()),
        })
        .nullable(),
      peerComparisonMetrics: z
        .object({
          structuralClarity: z.object({ percentile: score100, assessment: z.string() }),
          analyticalDepth: z.object({ percentile: score100, assessment: z.string() }),
          scholarlyIntegration: z.object({ percentile: score100, assessment: z.string() }),
        })
        .nullable(),
      disciplineSpecificInsights: z.object({ recommendations: z.array(z.string()) }).nullable(),
    })
    .nullable(),
  improvementStrategies: z
    .object({
      prioritizedImprovements: z.array(
        z.object({
          ...named,
          currentScore: z.number().min(0).max(10),
          targetScore: z.number().min(0).max(10),
          actionPlan: z.array(z.string()),
          expectedOutcome: z.string(),
        }),
      ),
      scholarlyIntegration: z.array(z.string()),
      conceptualFrameworkSuggestions: z.array(z.string()),
    })
    .nullable(),
  academicStructure: z
    .object({
      overallStructuralAssessment: z.object({
        strengths: z.array(z.string()),
        weaknesses: z.array(z.string()),
        recommendations: z.array(z.string()),
      }),
    })
    .nullable(),
});
export type PremiumResult = z.infer<typeof premiumSchema>;

export const PROCESSING_MODES = ['HYBRID', 'CLIENT_ONLY'] as const;
export const CRITICAL_THINKING_LEVELS = [
  'Emerging',
  'Developing',
  'Proficient',
  'Advanced',
] as const;
export type CriticalThinkingLevel = (typeof CRITICAL_THINKING_LEVELS)[number];

/** The whole result of an analysis. Frozen: fields are only ever added. */
export const analysisResultSchema = z.object({
  processingMode: z.enum(PROCESSING_MODES),
  recommendation: z.string().nullable(),
  criticalThinkingLevel: z.enum(CRITICAL_THINKING_LEVELS).nullable(),
  sentences: z.array(sentenceSchema),
  strengths: z.array(strengthSchema),
  /** Path of an absent part -> why it is absent. */
  emptyReasons: z.record(z.string(), z.string()),
  clientAnalysis: clientAnalysisSchema.nullable(),
  cloudAnalysis: cloudAnalysisSchema.nullable(),
  lineCritiques: z.array(lineCritiqueSchema),
  criticalThinkingAmplification: amplificationSchema.nullable(),
  thesisOpportunities: thesisOpportunitiesSchema.nullable(),
  dialecticalPrompts: z.array(dialecticalPromptSchema),
  overallVerdict: verdictSchema.nullable(),
  scores: scoresSchema,
  premium: premiumSchema.nullable(),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

/** What a task looks at: a run of lines, its grammar, or the essay as a whole from one side. */
export const TASK_KINDS = [
  'lines',
  'grammar',
  'argument',
  'scores',
  'dialectic',
  'premium',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/**
 * What one chunk task found: its remarks, and the parts of the result it is answerable for.
 * Crosses worker -> essay (sealed) -> orchestrator, which merges all of a job's into one result.
 */
export const findingsSchema = z.object({
  kind: z.enum(TASK_KINDS),
  critiques: z.array(lineCritiqueSchema),
  parts: analysisResultSchema.omit({ lineCritiques: true, processingMode: true }).partial(),
});
export type Findings = z.infer<typeof findingsSchema>;
