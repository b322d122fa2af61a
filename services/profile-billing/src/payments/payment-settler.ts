import type { Collection, Doc } from '@argint/aggregate-store';
import type { SubscriptionService } from '../entitlement/subscription-service.ts';
import type { Mandates } from './mandates.ts';
import { anonymous, hasLiveMandate, type Payment } from './payment.ts';
import { forEachDue } from './stored-payments.ts';

/** A payment that its first process has not settled after this time was left behind by a crash, in ms. */
const LEFT_BEHIND_MS = 5_000;

interface SettlerParts {
  payments: Collection<Payment>;
  subscriptions: Pick<SubscriptionService, 'buy' | 'takeBack' | 'mandateEnded'>;
  mandates: Pick<Mandates, 'endOf' | 'keepNewest' | 'ended' | 'isAnyLive'>;
  clock: () => Date;
  ids: () => string;
}

/** Gives users what they paid for. Each step can be repeated, and a sweeper repeats them after a crash. */
export const createPaymentSettler = (parts: SettlerParts) => {
  const { payments, subscriptions, mandates, clock, ids } = parts;

  /** Removes a deleted user from a payment; what was paid stays under a random id. */
  const forgetPayer = async (payment: Doc<Payment>, tombstoneId: string): Promise<void> => {
    const now = clock();
    await payments.update(payment._id, (doc) =>
      doc.userId === payment.userId ? anonymous(doc, tombstoneId, now) : doc,
    );
  };

  const giveOrTakeBack = async (payment: Doc<Payment>): Promise<boolean> => {
    const { userId, orderId, subscriptionType: plan } = payment;
    const grantId = `payment:${payment._id}`;
    if (payment.paymentStatus === 'refunded') {
      await mandates.endOf(orderId);
      return subscriptions.takeBack(userId, { grantId, plan });
    }
    const isRenewal = payment._id !== orderId;
    await mandates.keepNewest(userId);
    const order = await payments.get(orderId);
    const renews = order !== null && hasLiveMandate(order);
    return subscriptions.buy(userId, { grantId, plan, renews, isRenewal });
  };

  const settle = async (payment: Doc<Payment>): Promise<void> => {
    const isKnown = await giveOrTakeBack(payment);
    if (!isKnown) await forgetPayer(payment, `deleted-${ids()}`);
    // A refund since then is another thing to settle.
    await payments.update(payment._id, (doc) =>
      doc.paymentStatus === payment.paymentStatus ? { ...doc, settleSince: null } : doc,
    );
  };

  return {
    settle,

    /** Settles what a process left behind. */
    settleLeftBehind: (): Promise<void> => {
      const before = new Date(clock().getTime() - LEFT_BEHIND_MS);
      return forEachDue(payments, 'settleSince', { $lte: before }, settle);
    },

    /** The provider says that a mandate has ended: the plan does not renew any more. */
    mandateEnded: async (order: Doc<Payment>): Promise<void> => {
      await mandates.ended(order);
      if (await mandates.isAnyLive(order.userId)) return;
      await subscriptions.mandateEnded(order.userId, order.subscriptionType);
    },

    forgetPayer,
  };
};
export type PaymentSettler = ReturnType<typeof createPaymentSettler>;
