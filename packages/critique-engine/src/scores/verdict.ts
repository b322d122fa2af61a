import type { AnalysisResult, ScoreName, Scores } from '@argint/contracts';

/** Words like these promise that little is left to do: overall, argument and a told position must all bear them out. */
const readiness = ({ overall, argument }: Scores, thesisStated: boolean): string => {
  const value = overall.value ?? 0;
  if (value < 50) return 'Early draft: rework the main line before the wording';
  if ((argument.value ?? 0) < 60) return 'Not yet: the argument needs another draft';
  if (!thesisStated) return 'Not yet: the essay must first say what it holds';
  if (value < 75) return 'Not yet: the weakest criteria need another draft';
  return value >= 80
    ? 'Nearly ready: polish and check the sources'
    : 'Close: one revision of the weakest criterion';
};

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
export const verdictOf = (
  scores: Scores,
  thesisStated: boolean,
): AnalysisResult['overallVerdict'] => {
  if (scores.overall.value === null) return null;
  const score = Math.round(scores.overall.value) / 10;
  return {
    score,
    journalReadiness: readiness(scores, thesisStated),
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
