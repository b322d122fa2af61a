import { z } from 'zod';
import { nullableScore, offset, score100 } from './basic-schemas.ts';
import { issueTypeSchema, severitySchema } from './line-critique.ts';
import { dialecticalPromptSchema } from './thinking.ts';

const criticalThinkingSchema = z.object({
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
});

const comparativeAnalysisSchema = z
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
  .nullable();

const improvementStrategiesSchema = z
  .object({
    prioritizedImprovements: z.array(
      z.object({
        area: z.string(),
        currentScore: z.number().min(0).max(10),
        targetScore: z.number().min(0).max(10),
        actionPlan: z.array(z.string()),
        expectedOutcome: z.string(),
      }),
    ),
    scholarlyIntegration: z.array(z.string()),
    conceptualFrameworkSuggestions: z.array(z.string()),
  })
  .nullable();

const academicStructureSchema = z
  .object({
    overallStructuralAssessment: z.object({
      strengths: z.array(z.string()),
      weaknesses: z.array(z.string()),
      recommendations: z.array(z.string()),
    }),
  })
  .nullable();

/** The premium report, part of a comprehensive analysis. */
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
  criticalThinking: criticalThinkingSchema,
  comparativeAnalysis: comparativeAnalysisSchema,
  improvementStrategies: improvementStrategiesSchema,
  academicStructure: academicStructureSchema,
});
export type PremiumResult = z.infer<typeof premiumSchema>;
