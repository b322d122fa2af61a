import type { AnalysisResult } from '../analysis-result.ts';
import { MESSAGES } from '../messages.ts';
import { PLANS, type PlanType } from '../plans.ts';

const SECTIONS = 'premium.sectionAnalysis';

/**
 * The result as a plan shows it: without the section analysis where the plan has no premium, and
 * the reason in emptyReasons. null means that the plan is not known, which is a reason of its own.
 */
export const resultForPlan = (result: AnalysisResult, plan: PlanType | null): AnalysisResult => {
  const { premium } = result;
  if (!hasSections(result) || !premium || (plan !== null && PLANS[plan].premium)) return result;
  const reason = plan === null ? MESSAGES.premiumUnknown : MESSAGES.premiumFeature;
  return {
    ...result,
    premium: { ...premium, sectionAnalysis: [] },
    emptyReasons: { ...result.emptyReasons, [SECTIONS]: reason },
  };
};

const hasSections = ({ premium }: AnalysisResult): boolean =>
  premium !== null && premium.sectionAnalysis.length > 0;

/**
 * Results as their owner's plan shows them now. Reads the plan at most once, and only where there is
 * something to withhold. A plan that cannot be read withholds the section analysis, nothing else.
 */
export const resultsForOwner = async (
  results: readonly AnalysisResult[],
  readPlan: () => Promise<PlanType>,
): Promise<AnalysisResult[]> => {
  if (!results.some(hasSections)) return [...results];
  const plan = await readPlan().catch(() => null);
  return results.map((result) => resultForPlan(result, plan));
};

/** Whether an upgrade of the plan would show more of this result. */
export const isPremiumLocked = ({ emptyReasons }: Pick<AnalysisResult, 'emptyReasons'>): boolean =>
  emptyReasons[SECTIONS] === MESSAGES.premiumFeature;
