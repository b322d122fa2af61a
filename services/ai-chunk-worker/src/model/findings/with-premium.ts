import type { Findings, PremiumResult } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { isPublishable } from '../grounding/publishable.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { mergeParts } from './merge-parts.ts';
import { remainingReasons } from './remaining-reasons.ts';

type Answer = ModelAnswer<'premium'>;
type Thinking = PremiumResult['criticalThinking'];
type Comparison = NonNullable<
  NonNullable<PremiumResult['comparativeAnalysis']>['comparisonWithExemplars']
>;
/** Longest list in the result. */
const MOST = 6;

const assumptionsOf = (answer: Answer, page: Page): Thinking['hiddenAssumptions'] =>
  answer.assumptions
    .filter((one) => placePassage(page, one) !== null)
    .filter(({ text, type, challenge, feedback }) =>
      isPublishable(page.text, text, type, challenge, feedback),
    )
    .map(({ text, type, challenge, feedback }) => ({
      assumptionText: text,
      text,
      type,
      challengePrompt: challenge,
      challenge,
      criticalFeedback: feedback,
    }));

/** The pairs whose quotes are both in the essay and do not overlap, in the essay's own words. */
const contradictionsOf = (answer: Answer, page: Page): Thinking['contradictions'] =>
  answer.contradictions.flatMap(({ quoteA, lineA, quoteB, lineB, resolution, exercise }) => {
    const a = placePassage(page, { quote: quoteA, line: lineA });
    const b = placePassage(page, { quote: quoteB, line: lineB });
    if (!a || !b || (a.start < b.end && b.start < a.end)) return [];
    if (!isPublishable(page.text, resolution, exercise)) return [];
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

/** The engine's comparison with its exemplars, followed by the model's view. */
const comparisonOf = (
  own: Comparison | null,
  { overall, differences, shortcomings }: Answer['comparison'],
  fit: (lines: readonly string[]) => string[],
): Comparison | null => {
  const overallAssessment = own?.overallAssessment ?? fit([overall])[0];
  return overallAssessment === undefined
    ? null
    : {
        overallAssessment,
        approachDifferences: mergeParts(own?.approachDifferences ?? [], fit(differences), MOST),
        strengthGaps: mergeParts(own?.strengthGaps ?? [], fit(shortcomings), MOST),
      };
};

/** Adds the model's answer to the engine's premium report. Scores and structure stay the engine's. */
export const withPremium = (own: Findings, answer: Answer, page: Page): Findings => {
  const { premium } = own.parts;
  if (!premium) return own;
  const fit = (lines: readonly string[]): string[] =>
    lines.filter((line) => isPublishable(page.text, line));
  const { criticalThinking: thinking, comparativeAnalysis: compared } = premium;
  const strategies = premium.improvementStrategies;
  const hiddenAssumptions = mergeParts(
    assumptionsOf(answer, page),
    thinking.hiddenAssumptions,
    MOST,
  );
  const comparison = comparisonOf(
    compared?.comparisonWithExemplars ?? null,
    answer.comparison,
    fit,
  );
  const recommendations = mergeParts(
    fit(answer.recommendations),
    compared?.disciplineSpecificInsights?.recommendations,
    MOST,
  );
  return {
    ...own,
    parts: remainingReasons({
      ...own.parts,
      premium: {
        ...premium,
        criticalThinking: {
          ...thinking,
          assumptions: { assumptionCount: hiddenAssumptions.length },
          hiddenAssumptions,
          contradictions: mergeParts(thinking.contradictions, contradictionsOf(answer, page), MOST),
          gaps: mergeParts(fit(answer.gaps), thinking.gaps, MOST),
        },
        comparativeAnalysis:
          comparison || recommendations.length > 0
            ? {
                comparisonWithExemplars: comparison,
                peerComparisonMetrics: compared?.peerComparisonMetrics ?? null,
                disciplineSpecificInsights: recommendations.length > 0 ? { recommendations } : null,
              }
            : null,
        improvementStrategies: strategies && {
          ...strategies,
          conceptualFrameworkSuggestions: mergeParts(
            fit(answer.frameworks),
            strategies.conceptualFrameworkSuggestions,
            MOST,
          ),
        },
      },
    }),
  };
};
