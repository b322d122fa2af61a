import type { Findings, PremiumResult } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { fitToShow } from '../grounding/fit-to-show.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { reasonsWith } from './empty-reasons.ts';

type Answer = ModelAnswer<'premium'>;
type Thinking = PremiumResult['criticalThinking'];
const MOST_ASSUMPTIONS = 6;
const NO_PEERS =
  'A percentile needs a collection of other students’ essays to compare with, which there is not.';

const assumptionsOf = (answer: Answer, page: Page): Thinking['hiddenAssumptions'] =>
  answer.assumptions
    .filter((one) => placePassage(page, one) !== null)
    .filter(({ text, type, challenge, feedback }) =>
      fitToShow(page.text, text, type, challenge, feedback),
    )
    .map(({ text, type, challenge, feedback }) => ({
      assumptionText: text,
      text,
      type,
      challengePrompt: challenge,
      challenge,
      criticalFeedback: feedback,
    }));

/** Pairs of passages that both stand in the essay, apart from each other; in the essay's own words. */
const contradictionsOf = (answer: Answer, page: Page): Thinking['contradictions'] =>
  answer.contradictions.flatMap(({ quoteA, lineA, quoteB, lineB, resolution, exercise }) => {
    const a = placePassage(page, { quote: quoteA, line: lineA });
    const b = placePassage(page, { quote: quoteB, line: lineB });
    if (!a || !b || (a.start < b.end && b.start < a.end)) return [];
    if (!fitToShow(page.text, resolution, exercise)) return [];
    const [claimA, claimB] = [a, b].map(({ start, end }) => page.text.slice(start, end));
    if (claimA === undefined || claimB === undefined) return [];
    return [
      {
        claimA,
        claim1: claimA,
        claimB,
        claim2: claimB,
        resolutionPrompt: resolution,
        resolution,
        exercise,
      },
    ];
  });

const comparisonOf = (
  { comparison, recommendations }: Answer,
  fit: (lines: readonly string[]) => string[],
): PremiumResult['comparativeAnalysis'] => {
  const [overallAssessment] = fit([comparison.overall]);
  const insights = fit(recommendations);
  if (overallAssessment === undefined && insights.length === 0) return null;
  return {
    comparisonWithExemplars:
      overallAssessment === undefined
        ? null
        : {
            overallAssessment,
            approachDifferences: fit(comparison.differences),
            strengthGaps: fit(comparison.shortcomings),
          },
    peerComparisonMetrics: null,
    disciplineSpecificInsights: insights.length > 0 ? { recommendations: insights } : null,
  };
};

/** The engine's report, deepened where the model sees what it cannot; scores and structure stay the engine's. */
export const withPremium = (own: Findings, answer: Answer, page: Page): Findings => {
  const { premium } = own.parts;
  if (!premium) return own;
  const fit = (lines: readonly string[]): string[] =>
    lines.filter((line) => fitToShow(page.text, line));
  const { criticalThinking: thinking, improvementStrategies: strategies } = premium;
  const hiddenAssumptions = [...assumptionsOf(answer, page), ...thinking.hiddenAssumptions].slice(
    0,
    MOST_ASSUMPTIONS,
  );
  const contradictions = [...thinking.contradictions, ...contradictionsOf(answer, page)];
  const gaps = [...new Set([...thinking.gaps, ...fit(answer.gaps)])];
  const frameworks = fit(answer.frameworks);
  const comparativeAnalysis = comparisonOf(answer, fit);
  return {
    ...own,
    parts: {
      ...own.parts,
      premium: {
        ...premium,
        criticalThinking: {
          ...thinking,
          assumptions: { assumptionCount: hiddenAssumptions.length },
          hiddenAssumptions,
          contradictions,
          gaps,
        },
        comparativeAnalysis,
        improvementStrategies: strategies && {
          ...strategies,
          conceptualFrameworkSuggestions: frameworks,
        },
      },
      emptyReasons: reasonsWith(own, {
        ...(hiddenAssumptions.length > 0 && {
          'premium.criticalThinking.hiddenAssumptions': null,
        }),
        'premium.criticalThinking.contradictions':
          contradictions.length > 0 ? null : 'No two passages were found to deny each other.',
        ...(gaps.length > 0 && { 'premium.criticalThinking.gaps': null }),
        'premium.improvementStrategies.conceptualFrameworkSuggestions':
          frameworks.length > 0 ? null : 'No concept of the field was found to be missing.',
        ...(comparativeAnalysis && {
          'premium.comparativeAnalysis': null,
          'premium.comparativeAnalysis.peerComparisonMetrics': NO_PEERS,
        }),
      }),
    },
  };
};
