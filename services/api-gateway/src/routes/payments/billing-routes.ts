import {
  AppError,
  billingSchema,
  changeSubscriptionSchema,
  MESSAGES,
  subscriptionChangedSchema,
  subscriptionAnswerSchema,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentBillingRow, presentSubscription } from './present-payment.ts';

/** /api/profile/billing and /api/profile/subscription. */
export const billingRoutes = ({ billing }: Pick<Backends, 'billing'>): Route[] => [
  route({
    id: 'billing',
    method: 'get',
    path: '/profile/billing',
    area: 'Payments',
    summary: 'All payments of the user, the newest first',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The billing history.', schema: billingSchema },
  }).handledBy(async ({ userId }) => {
    const { payments } = await billing.listPayments({ userId });
    return { success: true, data: payments.map(presentBillingRow) };
  }),
  route({
    id: 'subscription',
    method: 'get',
    path: '/profile/subscription',
    area: 'Payments',
    summary: 'What the user has subscribed to',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The subscription.', schema: subscriptionAnswerSchema },
  }).handledBy(async ({ userId }) => {
    const { subscription } = await billing.getSubscription({ userId });
    if (!subscription) throw new AppError('INTERNAL');
    return { success: true, subscription: presentSubscription(subscription) };
  }),
  route({
    id: 'changeSubscription',
    method: 'put',
    path: '/profile/subscription',
    area: 'Payments',
    summary: 'Cancel the renewal of a monthly plan, which runs to its end, or start it again',
    who: 'user',
    limit: 'other',
    body: changeSubscriptionSchema,
    answer: { status: 200, description: 'It is so now.', schema: subscriptionChangedSchema },
    errors: ['NO_SUBSCRIPTION', 'PAYMENT_REQUIRED'],
  }).handledBy(async ({ userId, body: { autoRenew, cancellationReason } }) => {
    const { subscription } = await billing.setAutoRenew({
      userId,
      autoRenew,
      ...(cancellationReason === null ? {} : { reason: cancellationReason }),
    });
    if (!subscription) throw new AppError('INTERNAL');
    return {
      success: true,
      message: autoRenew ? MESSAGES.subscriptionReactivated : MESSAGES.subscriptionCancelled,
      subscription: presentSubscription(subscription),
    };
  }),
];
