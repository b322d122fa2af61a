import type { Collection } from '@argint/aggregate-store';
import { available, held, isBalanced, type Entitlement } from './entitlement.ts';

/** Entitlements read in one step. */
const PAGE = 500;

/** Sums over all users, and the number of entitlements that break granted = available + held + spent. */
export interface CreditTotals {
  granted: number;
  available: number;
  held: number;
  spent: number;
  mismatches: number;
}

const none: CreditTotals = { granted: 0, available: 0, held: 0, spent: 0, mismatches: 0 };

/** Returns a step that reads one page of entitlements. The step after the last page reports the totals and starts again. */
export const createCreditAudit = (
  entitlements: Pick<Collection<Entitlement>, 'find'>,
  report: (totals: CreditTotals) => void,
): (() => Promise<void>) => {
  let totals = none;
  let after: string | null = null;
  return async () => {
    const page: Awaited<ReturnType<typeof entitlements.find>> = await entitlements.find({
      limit: PAGE,
      ...(after === null ? {} : { after }),
    });
    for (const entitlement of page.items) {
      totals = {
        granted: totals.granted + entitlement.granted,
        available: totals.available + available(entitlement),
        held: totals.held + held(entitlement),
        spent: totals.spent + entitlement.spent,
        mismatches: totals.mismatches + (isBalanced(entitlement) ? 0 : 1),
      };
    }
    after = page.next;
    if (after !== null) return;
    report(totals);
    totals = none;
  };
};
