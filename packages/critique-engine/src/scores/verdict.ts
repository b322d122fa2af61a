import type { AnalysisResult, ScoreName, Scores } from '@argint/contracts';

const readiness = (score: number): string =>
  score >= 8
    ? 'Nearly ready: polish and check the sources'
    : score >= 6.5
      ? 'Close: one revision of the weakest criterion'
      : score >= 5
        ? 'Not yet: the argument needs another draft'
        : 'Early draft: rework the main line before the wording';

const advice: Readonly<Record<Exclude<ScoreName, 'overall'>, string>> = {
  relevance: 'Bring each paragraph back to the words of the question',
  thesis: 'Make the position sharper and say on what ground it rests',
  argument: 'Give every claim a reason or a case, and meet one objection',
  structure: 'Give each paragraph one point and a link to the one before',
  sources: 'Say where figures, quotations and findings come from',
  language: 'Go through the wording: long sentences first, then slips',
};

/** Criteria with a value, weakest first. */
export const weakest = (
  scores: Scores,
): { name: Exclude<ScoreName, 'overall'>; value: number; evidence: string[] }[] =>
  (Object.keys(advice) as Exclude<ScoreName, 'overall'>[])
    .flatMap((name) => {
      const { value, evidence } = scores[name];
      return value === null ? [] : [{ name, value, evidence }];
    })
    .sort((a, b) => a.value - b.value);

/** Out of 10 with one decimal: a tenth of the overall score. Null where that was withheld. */
export const verdictOf = (scores: Scores): AnalysisResult['overallVerdict'] => {
  if (scores.overall.value === null) return null;
  const score = Math.round(scores.overall.value) / 10;
  return {
    score,
    journalReadiness: readiness(score),
    improvements: weakest(scores)
      .slice(0, 3)
      .map(
        ({ name, value, evidence }) =>
          `${advice[name]} (${name} ${value} of 100${evidence[0] ? `: ${evidence[0]}` : ''}).`,
      ),
  };
};

/** What to work on first, from the weakest criterion; null without scores. */
export const recommend = (scores: Scores): string | null => {
  const [first] = weakest(scores);
  return first
    ? `Start with ${first.name}: ${advice[first.name].charAt(0).toLowerCase()}${advice[first.name].slice(1)}.`
    : null;
};
