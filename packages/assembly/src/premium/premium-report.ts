import type {
  Area,
  LineCritique,
  Measures,
  PremiumResult,
  Reading,
  Scores,
} from '@argint/contracts';
import { improvementStrategies } from './improvement-strategies.ts';
import { sectionAnalysis } from './section-analysis.ts';
import { structureOf } from './structure.ts';

/** Longest lists in the report. */
const MOST = { gaps: 5, contradictions: 4 } as const;

const rule = ({ ruleId }: LineCritique): string => ruleId.replace(/^model-/, '');

/** Faults by which a reader misses something in the essay. */
const GAPS: ReadonlySet<string> = new Set(
  `directive-unmet thesis-missing thesis-vague unsupported-claim no-counter-argument undefined-term rule-not-applied
  missing-source statistic-without-source unnamed-authority source-one-sided reference-list-missing`.split(
    /\s+/,
  ),
);

const gapsOf = (remarks: readonly LineCritique[]): string[] =>
  remarks
    .filter((remark) => GAPS.has(rule(remark)))
    .map(({ issue }) => issue)
    .slice(0, MOST.gaps);

/** Two passages that do not go together, from the remarks that say so. */
const contradictionsOf = (
  remarks: readonly LineCritique[],
): PremiumResult['criticalThinking']['contradictions'] =>
  remarks
    .filter((remark) => rule(remark) === 'contradiction' || rule(remark) === 'thesis-drift')
    .flatMap(({ quote, quote2, hint, fix }) =>
      quote === null || quote2 === undefined
        ? []
        : [
            {
              claimA: quote,
              claim1: quote,
              claimB: quote2,
              claim2: quote2,
              resolutionPrompt: hint,
              resolution: hint,
              exercise: fix,
            },
          ],
    )
    .slice(0, MOST.contradictions);

/** What the essay takes for granted: what the reading names, then the remarks on hidden assumptions. */
const assumptionsOf = (
  { assumptions }: Reading,
  remarks: readonly LineCritique[],
): PremiumResult['criticalThinking']['hiddenAssumptions'] => [
  ...assumptions.map(({ text, type, challenge, feedback }) => ({
    assumptionText: text,
    text,
    type,
    challengePrompt: challenge,
    challenge,
    criticalFeedback: feedback,
  })),
  ...remarks
    .filter((remark) => rule(remark) === 'hidden-assumption')
    .map(({ issue, hint, reasoning }) => ({
      assumptionText: issue,
      text: issue,
      type: 'Assumption',
      challengePrompt: hint,
      challenge: hint,
      criticalFeedback: reasoning,
    })),
];

const comparisonOf = ({ field }: Reading): PremiumResult['comparativeAnalysis'] => {
  const { comparison, habits } = field;
  if (!comparison && habits.length === 0) return null;
  return {
    comparisonWithExemplars: comparison && {
      overallAssessment: comparison.overall,
      approachDifferences: comparison.differences,
      strengthGaps: comparison.shortcomings,
    },
    peerComparisonMetrics: null,
    disciplineSpecificInsights: habits.length > 0 ? { recommendations: habits } : null,
  };
};

/** The premium report of a comprehensive analysis: the reading, the remarks and the measures in another order. */
export const premiumReport = (given: {
  reading: Reading;
  measures: Measures;
  remarks: readonly LineCritique[];
  ranked: readonly LineCritique[];
  scores: Scores;
  advice: readonly { area: Area; value: number; advice: string; ground: string | null }[];
}): PremiumResult => {
  const { reading, measures, remarks, ranked, scores, advice } = given;
  const assumptions = assumptionsOf(reading, remarks);
  return {
    scores: {
      total: scores.overall.value,
      relevance: scores.relevance.value,
      argument: scores.argument.value,
      sources: scores.sources.value,
    },
    sectionAnalysis: sectionAnalysis(remarks),
    criticalThinking: {
      assumptions: { assumptionCount: assumptions.length },
      hiddenAssumptions: assumptions,
      // A count of words such as 'should' does not tell a judgement from an observation.
      normativeEmpirical: null,
      contradictions: contradictionsOf(remarks),
      gaps: gapsOf(ranked),
      dialecticalPrompts: reading.questions,
    },
    comparativeAnalysis: comparisonOf(reading),
    improvementStrategies: improvementStrategies({ reading, ranked, scores, advice }),
    academicStructure: structureOf(reading, measures),
  };
};
