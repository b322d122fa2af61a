import { toFixFirst, type AnalysisResult, type LineCritique } from '@argint/contracts';

const NEARLY_READY = /^Nearly ready/;

/**
 * The verdict, where it calls an essay nearly ready although a remark is to be fixed first: then the essay is only
 * close. Scores stay as they are.
 */
export const carefulReadiness = (
  verdict: AnalysisResult['overallVerdict'],
  shown: readonly LineCritique[],
): AnalysisResult['overallVerdict'] => {
  const [first] = toFixFirst(shown);
  if (!verdict || !first || !NEARLY_READY.test(verdict.journalReadiness)) return verdict;
  const place = first.lineNumber === null ? '' : ` in line ${first.lineNumber}`;
  return { ...verdict, journalReadiness: `Close: first take up the remark${place}` };
};

/** Advice to look words up that no remark marks may be about names and terms of a subject, which are right. */
const IDLE_SPELLING = /^Look up the spelling of /;
const isAboutSpelling = ({ ruleId }: LineCritique): boolean => /spell/.test(ruleId);

/** The verdict without advice on spelling, where no remark is about spelling. */
export const withoutIdleSpelling = (
  verdict: AnalysisResult['overallVerdict'],
  shown: readonly LineCritique[],
): AnalysisResult['overallVerdict'] =>
  verdict && !shown.some(isAboutSpelling)
    ? {
        ...verdict,
        improvements: verdict.improvements.filter((advice) => !IDLE_SPELLING.test(advice)),
      }
    : verdict;
