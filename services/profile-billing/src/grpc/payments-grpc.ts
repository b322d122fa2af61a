import { AppError, CANCELLATION_REASON_MAX_CHARS, PAID_PLANS } from '@argint/contracts';
import type { Doc } from '@argint/aggregate-store';
import type { GrpcClient, GrpcHandlers } from '@argint/proto';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';
import type { SubscriptionService } from '../entitlement/subscription-service.ts';
import type { SubscriptionView } from '../entitlement/subscription.ts';
import { checkoutOf } from '../payfast/checkout.ts';
import type { PayfastSettings } from '../payfast/payfast-settings.ts';
import type { PaymentService } from '../payments/payment-service.ts';
import type { Payment } from '../payments/payment.ts';
import { invalid, required } from './required.ts';

/** Leaves out what is null: an optional field of a message is absent. */
const present = <K extends string>(
  values: Record<K, Date | string | null>,
): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<Date | string | null>(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, typeof value === 'string' ? value : value.toISOString()]],
    ),
  ) as Partial<Record<K, string>>;

const toPayment = (doc: Doc<Payment>) => ({
  id: doc._id,
  userId: doc.userId,
  merchantTransactionId: doc._id,
  amountCents: doc.amountCents,
  currency: doc.currency,
  itemName: doc.itemName,
  itemDescription: doc.itemDescription,
  paymentStatus: doc.paymentStatus,
  subscriptionType: doc.subscriptionType,
  analysesGranted: doc.analysesGranted,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  ...present({
    paymentId: doc.paymentId === doc._id ? null : doc.paymentId,
    paymentMethod: doc.paymentMethod,
    emailAddress: doc.emailAddress,
    nameFirst: doc.nameFirst,
    nameLast: doc.nameLast,
    paymentDate: doc.paymentDate,
  }),
});

const toSubscription = (view: SubscriptionView) => ({
  planType: view.planType,
  isActive: view.isActive,
  autoRenew: view.autoRenew,
  billingCycle: view.billingCycle,
  ...(view.analysesRemaining === null ? {} : { analysesRemaining: view.analysesRemaining }),
  ...(view.daysUntilExpiry === null ? {} : { daysUntilExpiry: view.daysUntilExpiry }),
  ...present({
    expiresAt: view.expiresAt,
    nextBillingDate: view.nextBillingDate,
    cancellationDate: view.cancellationDate,
    cancellationReason: view.cancellationReason,
  }),
});

export interface PaymentsGrpcParts {
  service: Pick<EntitlementService, 'account'>;
  subscriptions: SubscriptionService;
  payments: PaymentService;
  auth: () => Pick<GrpcClient<'auth'>, 'getUser'>;
  /** Null in a demonstration, where nothing can be bought. */
  payfast: PayfastSettings | null;
  receiveNotice: (body: string, address: string) => Promise<void>;
}

type Methods =
  | 'getSubscription'
  | 'setAutoRenew'
  | 'createOrder'
  | 'getOrder'
  | 'listPayments'
  | 'receiveNotice'
  | 'refundPayment';

const checkReason = (reason: string): string => {
  if (reason.length > CANCELLATION_REASON_MAX_CHARS) throw invalid('reason is too long');
  return reason;
};

/** The gRPC handlers of subscriptions, orders and payments. */
export const paymentsGrpc = (
  parts: PaymentsGrpcParts,
): Pick<GrpcHandlers<'profile-billing'>, Methods> => {
  const { service, subscriptions, payments, auth, payfast, receiveNotice } = parts;
  return {
    getSubscription: async ({ userId }) => ({
      subscription: toSubscription(await subscriptions.view(required(userId, 'userId'))),
    }),
    setAutoRenew: async ({ userId, autoRenew, reason }) => {
      required(userId, 'userId');
      const view = autoRenew
        ? await subscriptions.reactivate(userId)
        : await subscriptions.cancel(userId, reason ? checkReason(reason) : null);
      return { subscription: toSubscription(view) };
    },
    createOrder: async ({ userId, planType, publicUrl }) => {
      const plan = PAID_PLANS.find((type) => type === planType);
      if (!plan) throw invalid(`planType must be one of ${PAID_PLANS.join(', ')}`);
      if (!payfast) throw new AppError('PAYMENTS_DISABLED');
      await service.account(required(userId, 'userId'));
      const { identity } = await auth().getUser({ userId });
      const payer = {
        userId,
        emailAddress: identity?.email ?? '',
        nameFirst: identity?.firstName ?? '',
        nameLast: identity?.lastName ?? '',
      };
      const order = await payments.createOrder(payer, plan);
      // A deletion at the same time may have missed the order.
      await service.account(userId).catch(async (error: unknown) => {
        await payments.forget(userId);
        throw error;
      });
      const { action, fields } = checkoutOf(order, payfast, required(publicUrl, 'publicUrl'));
      return {
        orderId: order._id,
        action,
        fields: fields.map(([name, value]) => ({ name, value })),
      };
    },
    getOrder: async ({ userId, orderId }) => ({
      payment: toPayment(await payments.order(userId, required(orderId, 'orderId'))),
    }),
    listPayments: async ({ userId }) => ({
      payments: (await payments.list(required(userId, 'userId'))).map(toPayment),
    }),
    receiveNotice: async ({ body, address }) => {
      await receiveNotice(body, address);
      return {};
    },
    refundPayment: async ({ id, reason }) => ({
      payment: toPayment(
        await payments.refund(required(id, 'id'), checkReason(required(reason, 'reason'))),
      ),
    }),
  };
};
