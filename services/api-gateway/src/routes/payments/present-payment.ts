import {
  PAID_PLANS,
  PAYMENT_STATUSES,
  planTypeOf,
  type BillingRow,
  type PaymentBody,
  type Subscription,
} from '@argint/contracts';
import type { PaymentMessage, SubscriptionMessage } from '@argint/proto';

const oneOf = <const T extends string>(known: readonly T[], value: string, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

const planOf = ({ subscriptionType }: PaymentMessage) =>
  oneOf(PAID_PLANS, subscriptionType, 'single');
const statusOf = ({ paymentStatus }: PaymentMessage) =>
  oneOf(PAYMENT_STATUSES, paymentStatus, 'pending');

/** A payment with all its fields. */
export const presentPayment = (payment: PaymentMessage): PaymentBody => ({
  id: payment.id,
  userId: payment.userId,
  paymentId: payment.paymentId ?? null,
  merchantTransactionId: payment.merchantTransactionId,
  amount: payment.amountCents / 100,
  currency: 'ZAR',
  itemName: payment.itemName,
  itemDescription: payment.itemDescription,
  paymentStatus: statusOf(payment),
  paymentMethod: payment.paymentMethod ?? null,
  emailAddress: payment.emailAddress ?? null,
  nameFirst: payment.nameFirst ?? null,
  nameLast: payment.nameLast ?? null,
  subscriptionType: planOf(payment),
  analysesGranted: payment.analysesGranted,
  paymentDate: payment.paymentDate ?? null,
  createdAt: payment.createdAt,
  updatedAt: payment.updatedAt,
});

/** A row of the billing history. */
export const presentBillingRow = (payment: PaymentMessage): BillingRow => ({
  id: payment.id,
  date: payment.paymentDate ?? payment.createdAt,
  amount: payment.amountCents / 100,
  currency: 'ZAR',
  planType: planOf(payment),
  status: statusOf(payment),
  analysesGranted: payment.analysesGranted,
  transactionId: payment.paymentId ?? null,
});

/** A subscription as the profile shows it. */
export const presentSubscription = (subscription: SubscriptionMessage): Subscription => ({
  planType: planTypeOf(subscription.planType),
  isActive: subscription.isActive,
  autoRenew: subscription.autoRenew,
  billingCycle: oneOf(['monthly', 'one-time'], subscription.billingCycle, 'one-time'),
  expiresAt: subscription.expiresAt ?? null,
  analysesRemaining: subscription.analysesRemaining ?? null,
  nextBillingDate: subscription.nextBillingDate ?? null,
  daysUntilExpiry: subscription.daysUntilExpiry ?? null,
  cancellationDate: subscription.cancellationDate ?? null,
  cancellationReason: subscription.cancellationReason ?? null,
});
