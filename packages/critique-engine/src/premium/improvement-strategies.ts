import type { IssueType, LineCritique, PremiumResult, ScoreName, Scores } from '@argint/contracts';
import { weakest } from '../scores/verdict.ts';
import { worth } from '../selection/select-critiques.ts';

type Strategies = NonNullable<PremiumResult['improvementStrategies']>;
const typesOf: Readonly<Record<Exclude<ScoreName, 'overall'>, readonly IssueType[]>> = {
  relevance: ['relevance'],
  thesis: ['thesis'],
  argument: ['argument'],
  structure: ['style', 'argument'],
  sources: ['source'],
  language: ['grammar', 'style'],
};
const AREAS = 3;

const outOf10 = (value: number): number => Math.round(value) / 10;

/** The three weakest criteria, each with the fixes of this essay's own remarks; null without scores. */
export const improvementStrategies = (
  scores: Scores,
  critiques: readonly LineCritique[],
): Strategies | null => {
  const areas = weakest(scores).slice(0, AREAS);
  if (areas.length === 0) return null;
  const ranked = [...critiques].sort((a, b) => worth(b) - worth(a));
  return {
    prioritizedImprovements: areas.map(({ name, value, evidence }) => {
      const own = ranked.filter((c) => typesOf[name].includes(c.issueType)).slice(0, 3);
      return {
        area: name,
        currentScore: outOf10(value),
        targetScore: outOf10(Math.min(100, value + Math.max(5, own.length * 6))),
        actionPlan: own.length
          ? own.map((c) => `${c.lineNumber === null ? '' : `Line ${c.lineNumber}: `}${c.fix}`)
          : evidence.slice(0, 2).map((counted) => `Look at what was counted: ${counted}.`),
        expectedOutcome: evidence[0]
          ? `Now: ${evidence[0]}. Each step moves this count.`
          : 'Each step moves this score.',
      };
    }),
    scholarlyIntegration: ranked
      .filter((c) => c.issueType === 'source')
      .slice(0, 3)
      .map((c) => c.fix),
    conceptualFrameworkSuggestions: [],
  };
};
