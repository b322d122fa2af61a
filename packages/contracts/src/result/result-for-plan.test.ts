import { describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '../analysis-result.ts';
import { MESSAGES } from '../messages.ts';
import { PLAN_TYPES, type PlanType } from '../plans.ts';
import { isPremiumLocked, resultForPlan, resultsForOwner } from './result-for-plan.ts';

const section = { startIndex: 0, endIndex: 5, issueType: 'argument', severity: 4 };
/** The fields that plans decide about, and one beside them. */
const result = (sections: unknown[] = [section]): AnalysisResult =>
  ({
    lineCritiques: [],
    emptyReasons: { strengths: 'None.' },
    premium: { sectionAnalysis: sections, scores: { total: 70 } },
  }) as unknown as AnalysisResult;

describe('the result as a plan shows it', () => {
  test('has its sections with a premium plan, and none with any other', () => {
    const shows = PLAN_TYPES.filter(
      (plan) => resultForPlan(result(), plan).premium?.sectionAnalysis.length === 1,
    );
    expect(shows).toEqual(['unlimited_special', 'unlimited', 'standard']);
  });

  test('says why it has no sections, and keeps everything else', () => {
    expect(resultForPlan(result(), 'trial')).toEqual({
      ...result([]),
      emptyReasons: {
        strengths: 'None.',
        'premium.sectionAnalysis': MESSAGES.premiumFeature,
      },
    });
  });

  test('is not changed where there is nothing to withhold', () => {
    const without = { ...result(), premium: null };
    expect(resultForPlan(without, 'trial')).toBe(without);
    const empty = result([]);
    expect(resultForPlan(empty, 'trial')).toBe(empty);
    const premium = result();
    expect(resultForPlan(premium, 'standard')).toBe(premium);
  });

  test('leaves the stored result as it is', () => {
    const stored = result();
    resultForPlan(stored, 'single');
    expect(stored).toEqual(result());
  });

  test('is locked only where an upgrade would show more', () => {
    const locked = (plan: PlanType | null, given = result()) =>
      isPremiumLocked(resultForPlan(given, plan));
    expect([
      locked('trial'),
      locked('standard'),
      locked(null),
      locked('trial', result([])),
    ]).toEqual([true, false, false, false]);
  });
});

describe('results for their owner', () => {
  test('read the plan once for all of them', async () => {
    let reads = 0;
    const readPlan = async (): Promise<PlanType> => {
      reads += 1;
      return 'single';
    };
    const shown = await resultsForOwner([result(), result()], readPlan);
    expect(shown.map(isPremiumLocked)).toEqual([true, true]);
    expect(reads).toBe(1);
  });

  test('do not read the plan where none of them has sections', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await resultsForOwner([result([])], never)).toEqual([result([])]);
  });

  test('withhold the sections, with another reason, where the plan cannot be read', async () => {
    const [shown] = await resultsForOwner([result()], () => Promise.reject(new Error('down')));
    expect(shown?.premium?.sectionAnalysis).toEqual([]);
    expect(shown?.emptyReasons['premium.sectionAnalysis']).toBe(MESSAGES.premiumUnknown);
  });
});
