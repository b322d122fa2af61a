import {
  AppError,
  checkoutSchema,
  createPaymentSchema,
  okSchema,
  orderQuerySchema,
  orderSchema,
  paymentConfigSchema,
  pendingEssaySchema,
  type Capabilities,
  type PendingEssay,
} from '@argint/contracts';
import type { PendingEssayMessage } from '@argint/proto';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentPayment } from './present-payment.ts';

/** A notice has some thirty short fields. */
const NOTICE_MAX_BYTES = 32_768;

const orderRoute = (
  { billing }: Pick<Backends, 'billing'>,
  given: { id: string; path: string; summary: string },
): Route =>
  route({
    ...given,
    method: 'get',
    area: 'Payments',
    who: 'owner',
    limit: 'other',
    query: orderQuerySchema,
    answer: { status: 200, description: 'The order.', schema: orderSchema },
    errors: ['FORBIDDEN', 'ORDER_NOT_FOUND'],
  }).handledBy(async ({ userId, query: { orderId } }) => {
    const { payment } = await billing.getOrder({ userId, orderId });
    if (!payment) throw new AppError('INTERNAL');
    return { success: true, data: presentPayment(payment) };
  });

const presentPending = (
  { transactionId, text, question, createdAt }: PendingEssayMessage,
  userId: string,
): PendingEssay => ({
  id: transactionId,
  transactionId,
  userId,
  essayText: text,
  essayQuestion: question ?? null,
  isProcessed: false,
  createdAt,
});

/** /api/payments: orders, and what the payment provider says of them. */
export const paymentRoutes = (
  { billing, essays }: Pick<Backends, 'billing' | 'essays'>,
  given: { mode: Capabilities['payments']; publicUrl: string | undefined },
): Route[] => [
  route({
    id: 'paymentConfig',
    method: 'get',
    path: '/payments/config',
    area: 'Payments',
    summary: 'Whether something can be bought here',
    who: 'visitor',
    limit: 'other',
    answer: { status: 200, description: 'The mode.', schema: paymentConfigSchema },
  }).handledBy(() => ({ success: true, mode: given.mode })),
  route({
    id: 'createPayment',
    method: 'post',
    path: '/payments/create-payment',
    area: 'Payments',
    summary:
      'Order a plan. The browser then posts the fields to the provider. An open order of the same plan is used again. The essay in the form is kept meanwhile',
    who: 'user',
    limit: 'start',
    body: createPaymentSchema,
    answer: { status: 200, description: 'Where to pay.', schema: checkoutSchema },
    errors: ['PAYMENTS_DISABLED'],
  }).handledBy(async ({ userId, origin, body: { planType, pendingEssay } }) => {
    const publicUrl = given.publicUrl ?? origin;
    const { orderId, action, fields } = await billing.createOrder({ userId, planType, publicUrl });
    if (pendingEssay)
      await essays.keepPendingEssay({
        userId,
        transactionId: orderId,
        text: pendingEssay.essayText,
        ...(pendingEssay.essayQuestion === null ? {} : { question: pendingEssay.essayQuestion }),
      });
    return {
      success: true,
      orderId,
      action,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    };
  }),
  route({
    id: 'paymentNotice',
    method: 'post',
    path: '/payments/notify',
    area: 'Payments',
    summary:
      'A notice of the payment provider. It counts after four checks: signature, source address, amount, and the provider’s confirmation',
    who: 'visitor',
    limit: 'other',
    form: { maxBytes: NOTICE_MAX_BYTES },
    answer: { status: 200, description: 'It was handled, now or before.', schema: okSchema },
    errors: ['NOTICE_REFUSED', 'PAYMENTS_DISABLED'],
  }).handledBy(async ({ form, ip }) => {
    await billing.receiveNotice({ body: form, address: ip });
    return { success: true };
  }),
  route({
    id: 'pendingEssay',
    method: 'get',
    path: '/payments/pending-essay',
    area: 'Payments',
    summary: 'The essay that waits for a payment of the caller, or null',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The essay as it was.', schema: pendingEssaySchema },
  }).handledBy(async ({ userId }) => {
    const { pendingEssay } = await essays.getPendingEssay({ userId });
    return { success: true, data: pendingEssay ? presentPending(pendingEssay, userId) : null };
  }),
  route({
    id: 'dropPendingEssay',
    method: 'delete',
    path: '/payments/pending-essay',
    area: 'Payments',
    summary: 'Remove the essay that waits for a payment; none is no error',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'None waits any more.', schema: okSchema },
  }).handledBy(async ({ userId }) => {
    await essays.dropPendingEssay({ userId });
    return { success: true };
  }),
  orderRoute(
    { billing },
    {
      id: 'paymentSuccess',
      path: '/payments/success',
      summary: 'Where an order stands when the student comes back from paying',
    },
  ),
  orderRoute(
    { billing },
    {
      id: 'paymentCancel',
      path: '/payments/cancel',
      summary: 'Where an order stands when the student comes back without paying; it stays open',
    },
  ),
];
