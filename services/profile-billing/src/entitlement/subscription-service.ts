import type { Collection, Doc } from '@argint/aggregate-store';
import { codeOf, MESSAGES, type PaidPlan } from '@argint/contracts';
import type { ChangeEntitlement } from './entitlement-changes.ts';
import { emptyEntitlement, type Entitlement } from './entitlement.ts';
import { applyPurchase, takeBackPurchase, type Purchase } from './purchase.ts';
import { endRenewals } from './stored-subscriptions.ts';
import { cancel, reactivate, subscriptionView, type SubscriptionView } from './subscription.ts';

interface SubscriptionParts {
  entitlements: Pick<Collection<Entitlement>, 'get'>;
  change: ChangeEntitlement;
  /** Ends the permissions to make further payments. Resolves to their number. */
  endMandates: (userId: string) => Promise<number>;
  clock: () => Date;
}

const isKnown = (doc: Doc<Entitlement> | null): boolean => doc !== null && doc.deletedAt === null;

/** Everything that happens to a subscription. */
export const createSubscriptionService = (parts: SubscriptionParts) => {
  const { entitlements, change, endMandates, clock } = parts;

  const view = async (userId: string): Promise<SubscriptionView> =>
    subscriptionView((await entitlements.get(userId)) ?? emptyEntitlement(), clock());

  return {
    view,

    /**
     * Ends the renewal. The provider is told first: if a crash follows, nobody pays for a plan that was cancelled.
     *
     * @throws AppError NO_SUBSCRIPTION where there is neither a plan nor a permission to pay
     */
    cancel: async (userId: string, reason: string | null): Promise<SubscriptionView> => {
      const ended = await endMandates(userId);
      const now = clock();
      try {
        await change(userId, (doc) => cancel(doc, reason, now));
      } catch (error) {
        if (codeOf(error) !== 'NO_SUBSCRIPTION' || ended === 0) throw error;
      }
      return view(userId);
    },

    /** @throws AppError PAYMENT_REQUIRED, NO_SUBSCRIPTION */
    reactivate: async (userId: string): Promise<SubscriptionView> => {
      const now = clock();
      await change(userId, (doc) => reactivate(doc, now));
      return view(userId);
    },

    /** Gives what was paid for, once. Resolves to whether the user exists. */
    buy: async (userId: string, purchase: Purchase): Promise<boolean> => {
      const now = clock();
      return isKnown(await change(userId, (doc) => applyPurchase(doc, purchase, now)));
    },

    /** Takes back what a refunded payment gave, once. Resolves to whether the user exists. */
    takeBack: async (
      userId: string,
      purchase: Pick<Purchase, 'grantId' | 'plan'>,
    ): Promise<boolean> => {
      const now = clock();
      return isKnown(await change(userId, (doc) => takeBackPurchase(doc, purchase, now)));
    },

    /** The provider makes no further payments for this plan. */
    mandateEnded: async (userId: string, plan: PaidPlan): Promise<void> => {
      const now = clock();
      await change(userId, (doc) => endRenewals(doc, MESSAGES.mandateEnded, now, [plan]));
    },
  };
};
export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
