import type { Collection, Doc } from '@argint/aggregate-store';
import type { PayfastClient } from '../payfast/payfast-client.ts';
import { hasLiveMandate, type Payment } from './payment.ts';
import { forEachDue, paymentsOf } from './stored-payments.ts';

interface MandateParts {
  payments: Collection<Payment>;
  clock: () => Date;
}

/** The permissions that users gave the provider to make further payments. */
export const createMandates = ({ payments, clock }: MandateParts) => {
  const end = async (which: readonly Doc<Payment>[]): Promise<number> => {
    const live = which.filter(hasLiveMandate);
    const now = clock();
    for (const { _id } of live)
      await payments.update(_id, (doc) =>
        hasLiveMandate(doc) ? { ...doc, endMandateSince: now, updatedAt: now } : doc,
      );
    return live.length;
  };

  return {
    /** Whether the provider may still make payments for a user. */
    isAnyLive: async (userId: string): Promise<boolean> =>
      (await paymentsOf(payments, userId)).some(hasLiveMandate),

    /** Ends all mandates of a user. Resolves to their number. */
    endAll: async (userId: string): Promise<number> => end(await paymentsOf(payments, userId)),

    /** Ends the mandate of one order. */
    endOf: async (orderId: string): Promise<void> => {
      const order = await payments.get(orderId);
      if (order) await end([order]);
    },

    /** Ends all mandates but that of the newest order, so that a user who changes plans pays for one of them only. */
    keepNewest: async (userId: string): Promise<void> => {
      const live = (await paymentsOf(payments, userId)).filter(hasLiveMandate);
      await end(live.toSorted(newestFirst).slice(1));
    },

    /** Records that the provider has ended a mandate. */
    ended: async (order: Doc<Payment>): Promise<void> => {
      const now = clock();
      await payments.update(order._id, (doc) =>
        doc.mandateEndedAt === null
          ? { ...doc, endMandateSince: null, mandateEndedAt: now, updatedAt: now }
          : doc,
      );
    },
  };
};
export type Mandates = ReturnType<typeof createMandates>;

// Two orders at the same moment: the ids decide, so that not both end the other.
const newestFirst = (a: Doc<Payment>, b: Doc<Payment>): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);

/** Tells the provider of the mandates that are to end, until it has heard of each. */
export const tellProviderOfEnds = (parts: {
  payments: Pick<Collection<Payment>, 'find'>;
  mandates: Pick<Mandates, 'ended'>;
  provider: Pick<PayfastClient, 'endMandate'>;
  now: Date;
}): Promise<void> =>
  forEachDue(parts.payments, 'endMandateSince', { $lte: parts.now }, async (payment) => {
    await parts.provider.endMandate(payment.mandate ?? '');
    await parts.mandates.ended(payment);
  });
