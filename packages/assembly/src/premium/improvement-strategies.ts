import { AREA_ISSUES } from '@argint/contracts/area-issues';
import type { Area, LineCritique, PremiumResult, Reading, Scores } from '@argint/contracts';
import { weakest } from '../scores/weakest.ts';

type Strategies = NonNullable<PremiumResult['improvementStrategies']>;

const MOST_AREAS = 3;
const STEPS = 3;
/** Points that one step may add, and the highest target. */
const STEP_POINTS = 4;
const HIGHEST_TARGET = 95;

const outOf10 = (value: number): number => Math.round(value) / 10;

const NAMES: Readonly<Record<Area, string>> = {
  relevance: 'how you answer the question',
  thesis: 'your position',
  argument: 'your argument',
  structure: 'your structure',
  sources: 'your sources',
  language: 'your language',
};

/** What follows from the steps, in proportion to what is left. */
const outcome = (area: Area, value: number, target: number, others: number): string => {
  const rest =
    others === 0
      ? 'Nothing else that we marked bears on it.'
      : `${others} more of our remarks bear on it.`;
  return `These steps may bring ${NAMES[area]} from ${outOf10(value)} to about ${outOf10(target)} of 10. ${rest}`;
};

/**
 * The weakest criteria, at most three, each with the fixes of its remarks and the advice on it. One without anything to
 * do is left out. Null where there is none at all.
 *
 * @param given.ranked the remarks, the one worth most first
 */
export const improvementStrategies = (given: {
  reading: Pick<Reading, 'field'>;
  ranked: readonly LineCritique[];
  scores: Scores;
  advice: readonly { area: Area; advice: string; ground: string | null }[];
}): Strategies | null => {
  const { reading, ranked, scores, advice } = given;
  const improvements = weakest(scores)
    .flatMap(({ name, value }): Strategies['prioritizedImprovements'] => {
      const own = ranked.filter(({ issueType }) => AREA_ISSUES[name].includes(issueType));
      const steps = own
        .slice(0, STEPS)
        .map(({ lineNumber, fix }) => `${lineNumber === null ? '' : `Line ${lineNumber}: `}${fix}`);
      const counted = advice.find(({ area }) => area === name);
      const plan = [...steps, ...(counted ? [`${counted.advice}.`] : [])].slice(0, STEPS);
      if (plan.length === 0) return [];
      const target = Math.max(value, Math.min(HIGHEST_TARGET, value + plan.length * STEP_POINTS));
      const now = counted?.ground ? ` As it stands: ${counted.ground}.` : '';
      return [
        {
          area: name,
          currentScore: outOf10(value),
          targetScore: outOf10(target),
          actionPlan: plan,
          expectedOutcome: `${outcome(name, value, target, Math.max(0, own.length - STEPS))}${now}`,
        },
      ];
    })
    .slice(0, MOST_AREAS);
  if (improvements.length === 0) return null;
  return {
    prioritizedImprovements: improvements,
    scholarlyIntegration: ranked
      .filter(({ issueType }) => issueType === 'source')
      .map(({ fix }) => fix)
      .slice(0, STEPS),
    conceptualFrameworkSuggestions: reading.field.frameworks,
  };
};
