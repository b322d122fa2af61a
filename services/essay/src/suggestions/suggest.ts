import {
  SCORE_NAMES,
  type AnalysisResult,
  type LineCritique,
  type ScoreName,
  type Suggestion,
} from '@argint/contracts';

/** What a suggestion says; everything about it but its id, its analysis and whether it is done. */
export type SuggestionText = Pick<Suggestion, 'category' | 'title' | 'description' | 'priority'>;

/** The score that each type of critique lowers. */
const CATEGORY: Readonly<Record<LineCritique['issueType'], ScoreName>> = {
  relevance: 'relevance',
  thesis: 'thesis',
  argument: 'argument',
  source: 'sources',
  style: 'language',
  grammar: 'language',
};

/** Most suggestions from critiques, and most from the report. */
const EACH_MAX = 3;

/** Below these scores out of 10 an area is of high or medium priority. */
const HIGH_BELOW = 5;
const MEDIUM_BELOW = 7;

const fromCritique = ({ issueType, severity, issue, fix }: LineCritique): SuggestionText => ({
  category: CATEGORY[issueType],
  title: issue,
  description: fix,
  priority: severity >= 4 ? 'high' : severity === 3 ? 'medium' : 'low',
});

const withoutLine = (action: string): string => action.replace(/^Line \d+: /, '');

/** One suggestion for each area of the report: its first action that no critique to fix first has already. */
const fromReport = (result: AnalysisResult, known: ReadonlySet<string>): SuggestionText[] => {
  const areas = result.premium?.improvementStrategies?.prioritizedImprovements ?? [];
  return areas.flatMap(({ area, currentScore, actionPlan, expectedOutcome }) => {
    const title = actionPlan.find((action) => !known.has(withoutLine(action)));
    if (title === undefined) return [];
    return {
      category: SCORE_NAMES.find((name) => name === area) ?? 'overall',
      title,
      description: expectedOutcome,
      priority: currentScore < HIGH_BELOW ? 'high' : currentScore < MEDIUM_BELOW ? 'medium' : 'low',
    } satisfies SuggestionText;
  });
};

const fromVerdict = (
  { overallVerdict }: AnalysisResult,
  known: ReadonlySet<string>,
): SuggestionText[] =>
  (overallVerdict?.improvements ?? [])
    .filter((title) => !known.has(withoutLine(title)))
    .map((title) => ({ category: 'overall', title, description: '', priority: 'medium' }));

const RANK = { high: 0, medium: 1, low: 2 };

/**
 * What to improve next, most important first, six at most: the critiques to fix first, and the areas of the premium
 * report, or else the improvements of the verdict. The same result always gives the same suggestions.
 */
export const suggest = (result: AnalysisResult): SuggestionText[] => {
  const first = result.lineCritiques.filter(({ fixFirst }) => fixFirst).slice(0, EACH_MAX);
  const known = new Set(first.map(({ fix }) => fix));
  const report = fromReport(result, known);
  const others = report.length > 0 ? report : fromVerdict(result, known);
  return [...first.map(fromCritique), ...others.slice(0, EACH_MAX)].toSorted(
    (a, b) => RANK[a.priority] - RANK[b.priority],
  );
};
