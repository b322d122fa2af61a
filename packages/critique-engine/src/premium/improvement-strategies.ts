import type { IssueType, LineCritique, PremiumResult, Scores } from '@argint/contracts';
import type { Advice } from '../findings/criterion-advice.ts';
import type { Area } from '../scores/criterion.ts';
import { weakest } from '../scores/verdict.ts';
import { worth } from '../selection/worth.ts';

type Improvements = NonNullable<PremiumResult['improvementStrategies']>['prioritizedImprovements'];
const typesOf: Readonly<Record<Area, readonly IssueType[]>> = {
  relevance: ['relevance'],
  thesis: ['thesis'],
  argument: ['argument'],
  structure: ['argument', 'style'],
  sources: ['source'],
  language: ['grammar', 'style'],
};
const MOST_AREAS = 3;
const STEPS = 3;

const outOf10 = (value: number): number => Math.round(value) / 10;

/** What a reader gains when an area is mended. */
const OUTCOMES: Readonly<Record<Area, string>> = {
  relevance: 'A reader finds the answer to the question without having to look for it.',
  thesis: 'A reader knows after the introduction what you think.',
  argument: 'A reader who doubts you finds your reasons and your answer to their doubt.',
  structure: 'A reader can tell at any point where your essay is going.',
  sources: 'A reader who doubts a fact can look it up.',
  language: 'Nothing in your wording makes a reader stop.',
};

/**
 * The weakest criteria, at most three, each with the fixes of this essay's critiques and the advice on it, and the
 * observation behind them. A criterion for which there is nothing to do is left out. Empty without scores.
 */
export const prioritizedImprovements = (
  scores: Scores,
  critiques: readonly LineCritique[],
  adviceFor: (area: Area) => Advice,
): Improvements => {
  const ranked = [...critiques].sort((a, b) => worth(b) - worth(a));
  const taken = new Set<string>();
  return weakest(scores)
    .flatMap(({ name, value }) => {
      const own = ranked
        .filter(({ issueType, id }) => typesOf[name].includes(issueType) && !taken.has(id))
        .slice(0, STEPS);
      for (const { id } of own) taken.add(id);
      const steps = own.map(
        ({ lineNumber, fix }) => `${lineNumber === null ? '' : `Line ${lineNumber}: `}${fix}`,
      );
      const { advice, ground } = adviceFor(name);
      const plan = [...steps, ...(advice ? [`${advice}.`] : [])].slice(0, STEPS);
      if (plan.length === 0) return [];
      const now = ground ? ` As it stands: ${ground}.` : '';
      return [
        {
          area: name,
          currentScore: outOf10(value),
          targetScore: outOf10(Math.max(value, Math.min(95, value + 4 + steps.length * 4))),
          actionPlan: plan,
          expectedOutcome: `${OUTCOMES[name]}${now}`,
        },
      ];
    })
    .slice(0, MOST_AREAS);
};
