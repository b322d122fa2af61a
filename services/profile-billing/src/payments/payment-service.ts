import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError, type PaidPlan } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import { insertOnce } from '../insert-once.ts';
import {
  newOrder,
  newRenewal,
  recordNotice,
  refunded,
  renewalId,
  wasPaid,
  type Payer,
  type Payment,
  type VerifiedNotice,
} from './payment.ts';
import type { PaymentSettler } from './payment-settler.ts';
import { forEachDue, paymentsOf } from './stored-payments.ts';

const NO_ORDER = 'The notice is about no order of ours.';

/** What the payments need from the rest of the service. */
interface PaymentParts {
  payments: Collection<Payment>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'ids'>;
  settler: Pick<PaymentSettler, 'settle' | 'mandateEnded' | 'forgetPayer'>;
}

/** Orders and payments. */
export const createPaymentService = ({ payments, context, settler }: PaymentParts) => {
  const withNotice = <P extends Payment & { outbox: EventEnvelope[] }>(
    doc: P,
    notice: VerifiedNotice,
    now: Date,
  ): P => {
    const next = recordNotice(doc, notice, now);
    if (!wasPaid(next) || wasPaid(doc)) return next;
    const { userId, orderId } = next;
    const paidEvent = context.event('billing.payments.completed', { userId, orderId });
    return { ...next, outbox: [...next.outbox, paidEvent] };
  };

  /** Records a notice in one payment. Resolves to the payment as stored. */
  const record = async (id: string, notice: VerifiedNotice): Promise<Doc<Payment> | null> => {
    const now = context.clock();
    try {
      return await payments.update(id, (doc) => withNotice(doc, notice, now));
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      throw new AppError('NOTICE_REFUSED', 'The payment belongs to another order.');
    }
  };

  /** A payment that is not the order's first one has a document of its own. */
  const recordRenewal = async (
    order: Doc<Payment>,
    notice: VerifiedNotice,
  ): Promise<Doc<Payment> | null> => {
    const now = context.clock();
    const _id = renewalId(order._id, notice.paymentId);
    const renewal = { ...newRenewal(order, notice.paymentId, now), outbox: [] };
    await insertOnce(() => payments.insert({ _id, ...withNotice(renewal, notice, now) }));
    return record(_id, notice);
  };

  return {
    /** The open order of this plan, or a new one. So a second press of the button makes no second order. */
    createOrder: async (payer: Payer, plan: PaidPlan): Promise<Doc<Payment>> => {
      const now = context.clock();
      const open = (await paymentsOf(payments, payer.userId)).find(
        (known) =>
          known.subscriptionType === plan &&
          known.paymentStatus === 'pending' &&
          known.closeAt !== null &&
          known.closeAt > now,
      );
      if (open) return open;
      const _id = context.ids();
      return payments.insert({ _id, ...newOrder(_id, payer, plan, now) });
    },

    /** @throws AppError ORDER_NOT_FOUND, or FORBIDDEN for an order of another user */
    order: async (userId: string, orderId: string): Promise<Doc<Payment>> => {
      const found = await payments.get(orderId);
      if (!found) throw new AppError('ORDER_NOT_FOUND');
      if (found.userId !== userId) throw new AppError('FORBIDDEN');
      return found;
    },

    /** All payments of a user, the newest first. */
    list: (userId: string): Promise<Doc<Payment>[]> => paymentsOf(payments, userId),

    /** The order that a notice is about. @throws AppError NOTICE_REFUSED where there is none */
    orderOf: async ({ orderId }: Pick<VerifiedNotice, 'orderId'>): Promise<Doc<Payment>> => {
      const order = await payments.get(orderId);
      if (order?.orderId !== orderId) throw new AppError('NOTICE_REFUSED', NO_ORDER);
      return order;
    },

    /** Records a notice that has passed all checks, and gives the user what was paid for. Notices may repeat, in any order. */
    receive: async (notice: VerifiedNotice): Promise<void> => {
      if (notice.status === 'pending') return;
      const order = await record(notice.orderId, notice);
      if (!order) throw new AppError('NOTICE_REFUSED', NO_ORDER);
      if (notice.status === 'cancelled' && wasPaid(order)) {
        await settler.mandateEnded(order);
        return;
      }
      const isFirst = !wasPaid(order) || order.paymentId === notice.paymentId;
      const payment = isFirst ? order : await recordRenewal(order, notice);
      if (payment?.settleSince) await settler.settle(payment);
    },

    /**
     * Records that a payment was given back, and takes back what it gave and is not used yet.
     *
     * @throws AppError ORDER_NOT_FOUND; CONFLICT for a payment that was never complete
     */
    refund: async (id: string, reason: string): Promise<Doc<Payment>> => {
      const now = context.clock();
      const payment = await payments.update(id, (doc) => refunded(doc, reason, now));
      if (!payment) throw new AppError('ORDER_NOT_FOUND');
      if (payment.paymentStatus !== 'refunded')
        throw new AppError('CONFLICT', 'Only a complete payment can be refunded.');
      if (payment.settleSince) await settler.settle(payment);
      return payment;
    },

    /** Closes orders that nobody paid. A payment that comes later still counts. */
    closeOld: (): Promise<void> => {
      const now = context.clock();
      return forEachDue(payments, 'closeAt', { $lte: now }, ({ _id }) =>
        payments.update(_id, (doc) =>
          doc.closeAt === null || doc.closeAt > now
            ? doc
            : { ...doc, paymentStatus: 'cancelled', closeAt: null, updatedAt: now },
        ),
      );
    },

    /** Removes a deleted user from all payments. */
    forget: async (userId: string): Promise<void> => {
      const tombstoneId = `deleted-${context.ids()}`;
      for (const payment of await paymentsOf(payments, userId))
        await settler.forgetPayer(payment, tombstoneId);
    },
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;
