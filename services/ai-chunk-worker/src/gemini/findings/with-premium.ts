import type { Findings, PremiumResult } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { fitToShow } from '../grounding/fit-to-show.ts';
import { placePassage, type Page } from '../grounding/place-passage.ts';
import { joined } from './joined.ts';
import { reasonsLeft } from './reasons-left.ts';

type Answer = ModelAnswer<'premium'>;
type Thinking = PremiumResult['criticalThinking'];
type Comparison = NonNullable<
  NonNullable<PremiumResult['comparativeAnalysis']>['comparisonWithExemplars']
>;
/** Shown of each list at most. */
const MOST = 6;

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

/** What the engine measured against its exemplars stands; the model's own view comes after it. */
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
        approachDifferences: joined(own?.approachDifferences ?? [], fit(differences), MOST),
        strengthGaps: joined(own?.strengthGaps ?? [], fit(shortcomings), MOST),
      };
};

/** The engine's report, deepened where the model sees what it cannot; scores and structure stay the engine's. */
export const withPremium = (own: Findings, answer: Answer, page: Page): Findings => {
  const { premium } = own.parts;
  if (!premium) return own;
  const fit = (lines: readonly string[]): string[] =>
    lines.filter((line) => fitToShow(page.text, line));
  const { criticalThinking: thinking, comparativeAnalysis: compared } = premium;
  const strategies = premium.improvementStrategies;
  const hiddenAssumptions = joined(assumptionsOf(answer, page), thinking.hiddenAssumptions, MOST);
  const comparison = comparisonOf(
    compared?.comparisonWithExemplars ?? null,
    answer.comparison,
    fit,
  );
  const recommendations = joined(
    fit(answer.recommendations),
    compared?.disciplineSpecificInsights?.recommendations,
    MOST,
  );
  return {
    ...own,
    parts: reasonsLeft({
      ...own.parts,
      premium: {
        ...premium,
        criticalThinking: {
          ...thinking,
          assumptions: { assumptionCount: hiddenAssumptions.length },
          hiddenAssumptions,
          contradictions: joined(thinking.contradictions, contradictionsOf(answer, page), MOST),
          gaps: joined(fit(answer.gaps), thinking.gaps, MOST),
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
          conceptualFrameworkSuggestions: joined(
            fit(answer.frameworks),
            strategies.conceptualFrameworkSuggestions,
            MOST,
          ),
        },
      },
    }),
  };
};
