import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { PAID_PLANS, PAYMENT_STATUSES, PLANS, type PaidPlan } from '@argint/contracts';
import { z } from 'zod';

const text = z.string().nullable();

/**
 * A payment: one of an order, or a renewal of it. The order's first payment has the order's id; a renewal has an id of
 * its own. Amounts are whole cents.
 */
export const paymentSchema = defineAggregate({
  name: 'payments',
  fields: {
    /** The user, or a random id after the user was deleted. */
    userId: z.string().min(1),
    orderId: z.string().min(1),
    /** The provider's id of the payment. The payment's own id until the provider has given one. */
    paymentId: z.string().min(1),
    amountCents: z.int().min(0),
    currency: z.literal('ZAR'),
    itemName: z.string(),
    itemDescription: z.string(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paymentMethod: text,
    emailAddress: text,
    nameFirst: text,
    nameLast: text,
    subscriptionType: z.enum(PAID_PLANS),
    /** -1 for unlimited; 0 until the payment is complete. */
    analysesGranted: z.int().min(-1),
    paymentDate: z.date().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Since when the money is here and the plan does not have it yet. Null once it has. */
    settleSince: z.date().nullable(),
    /** When an order without a payment is closed. Null for every other payment. */
    closeAt: z.date().nullable(),
    /** The provider's token for further payments of the order. Only the order's first payment has it. */
    mandate: text,
    /** Since when the provider is to make no further payments. Null before, and once the provider knows. */
    endMandateSince: z.date().nullable(),
    mandateEndedAt: z.date().nullable(),
    refundReason: text,
  },
  indexes: [
    { fields: { paymentId: 1 }, unique: true },
    { fields: { userId: 1, createdAt: 1 } },
    { fields: { settleSince: 1 } },
    { fields: { closeAt: 1 } },
    { fields: { endMandateSince: 1 } },
  ],
});
export type Payment = FieldsOf<typeof paymentSchema>;

/** How long an order waits for its payment before it is closed, in ms. A later payment still counts. */
const ORDER_OPEN_MS = 24 * 60 * 60 * 1_000;

/** Who pays, as auth knows them. */
export interface Payer {
  userId: string;
  emailAddress: string;
  nameFirst: string;
  nameLast: string;
}

/** An order that waits for its payment. The price is the plan's at this moment. */
export const newOrder = (id: string, payer: Payer, plan: PaidPlan, now: Date): Payment => {
  const { name, priceCents, billing, features } = PLANS[plan];
  return {
    ...payer,
    orderId: id,
    paymentId: id,
    amountCents: priceCents,
    currency: 'ZAR',
    itemName: billing === 'month' ? `${name} plan, one month` : name,
    itemDescription: features.join(', '),
    paymentStatus: 'pending',
    paymentMethod: null,
    subscriptionType: plan,
    analysesGranted: 0,
    paymentDate: null,
    createdAt: now,
    updatedAt: now,
    settleSince: null,
    closeAt: new Date(now.getTime() + ORDER_OPEN_MS),
    mandate: null,
    endMandateSince: null,
    mandateEndedAt: null,
    refundReason: null,
  };
};

/** A notice of the provider, after all checks. */
export interface VerifiedNotice {
  orderId: string;
  paymentId: string;
  status: 'complete' | 'failed' | 'cancelled' | 'pending';
  /** The provider's token for further payments; null where there is none. */
  mandate: string | null;
}

/** Whether the money of a payment has come, even if it was given back later. */
export const wasPaid = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>): boolean =>
  paymentStatus === 'complete' || paymentStatus === 'refunded';

/** Whether the provider may make further payments of an order. */
export const hasLiveMandate = ({
  mandate,
  endMandateSince,
  mandateEndedAt,
}: Pick<Payment, 'mandate' | 'endMandateSince' | 'mandateEndedAt'>): boolean =>
  mandate !== null && endMandateSince === null && mandateEndedAt === null;

const paid = <P extends Payment>(payment: P, notice: VerifiedNotice, now: Date): P => ({
  ...payment,
  paymentId: notice.paymentId,
  paymentStatus: 'complete',
  paymentMethod: 'payfast',
  analysesGranted: PLANS[payment.subscriptionType].credits ?? -1,
  paymentDate: now,
  updatedAt: now,
  settleSince: now,
  closeAt: null,
});

/**
 * What a notice does to a payment that is not paid yet. A paid one stays as it is, whatever comes: a repeated notice
 * changes nothing and money that came is never lost.
 */
export const recordNotice = <P extends Payment>(
  payment: P,
  notice: VerifiedNotice,
  now: Date,
): P => {
  if (wasPaid(payment)) return payment;
  const mandate = notice.mandate ?? payment.mandate;
  switch (notice.status) {
    case 'complete':
      return { ...paid(payment, notice, now), mandate };
    case 'failed':
    case 'cancelled':
      return payment.paymentStatus === notice.status
        ? payment
        : {
            ...payment,
            paymentStatus: notice.status,
            updatedAt: now,
            closeAt: null,
            // A permission to pay that ended before its first payment was heard of stays ended.
            ...(notice.status === 'cancelled' && mandate !== null
              ? { mandate, mandateEndedAt: now }
              : {}),
          };
    case 'pending':
      return payment;
  }
};

/** The id of a further payment of an order. */
export const renewalId = (orderId: string, paymentId: string): string => `${orderId}.${paymentId}`;

const payerOf = ({ userId, emailAddress, nameFirst, nameLast }: Payment): Payer => ({
  userId,
  emailAddress: emailAddress ?? '',
  nameFirst: nameFirst ?? '',
  nameLast: nameLast ?? '',
});

/** A further payment of an order, before its notice is recorded. */
export const newRenewal = (order: Doc<Payment>, paymentId: string, now: Date): Payment => ({
  ...newOrder(order.orderId, payerOf(order), order.subscriptionType, now),
  paymentId,
  amountCents: order.amountCents,
  itemName: order.itemName,
  itemDescription: order.itemDescription,
  closeAt: null,
});

/** Records that the money was given back. Only a complete payment can be refunded. */
export const refunded = <P extends Payment>(payment: P, reason: string, now: Date): P =>
  payment.paymentStatus === 'complete'
    ? {
        ...payment,
        paymentStatus: 'refunded',
        refundReason: reason,
        updatedAt: now,
        settleSince: now,
      }
    : payment;

/** What stays of a payment whose user was deleted: the money, without the person. */
export const anonymous = <P extends Payment>(payment: P, tombstoneId: string, now: Date): P => ({
  ...payment,
  userId: tombstoneId,
  emailAddress: null,
  nameFirst: null,
  nameLast: null,
  updatedAt: now,
  ...(hasLiveMandate(payment) ? { endMandateSince: now } : {}),
});
