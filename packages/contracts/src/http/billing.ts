import { z } from 'zod';
import { ESSAY_MAX_CHARS, QUESTION_MAX_CHARS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { CANCELLATION_REASON_MAX_CHARS, PAID_PLANS, PAYMENT_STATUSES } from '../payments.ts';
import { isPlainName } from './plain-name.ts';
import { subscriptionSchema } from './profile.ts';

const date = z.iso.datetime();
const rand = z.number().meta({ description: 'Rand, with two decimals at most.' });

/** A payment as it is stored (D2 §3). */
export const paymentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** The provider's id; null until there is one. */
  paymentId: z.string().nullable(),
  merchantTransactionId: z.string(),
  amount: rand,
  currency: z.literal('ZAR'),
  itemName: z.string(),
  itemDescription: z.string(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.string().nullable(),
  emailAddress: z.string().nullable(),
  nameFirst: z.string().nullable(),
  nameLast: z.string().nullable(),
  subscriptionType: z.enum(PAID_PLANS),
  /** -1 for unlimited. */
  analysesGranted: z.number().int(),
  paymentDate: date.nullable(),
  createdAt: date,
  updatedAt: date,
});
export type PaymentBody = z.infer<typeof paymentSchema>;

/** A row of the billing history (D2 §3). */
export const billingRowSchema = z.object({
  id: z.string(),
  /** When it was paid, else when it was ordered. */
  date,
  amount: rand,
  currency: z.literal('ZAR'),
  planType: z.enum(PAID_PLANS),
  status: z.enum(PAYMENT_STATUSES),
  /** -1 for unlimited. */
  analysesGranted: z.number().int(),
  transactionId: z.string().nullable(),
});
export type BillingRow = z.infer<typeof billingRowSchema>;

/** Answer of /api/profile/billing, the newest first. */
export const billingSchema = z.object({
  success: z.literal(true),
  data: z.array(billingRowSchema),
});

/** A reason is prose: dashes and semicolons are fine where a name may not have them. */
const isPlainReason = (text: string): boolean =>
  isPlainName(text.replace(/[\r\n]+/g, ' ').replace(/;|-{2,}|^[=+\-@]+/g, ' '));

const reason = z
  .string(MESSAGES.cancellationReasonMalformed)
  .meta({ maxLength: CANCELLATION_REASON_MAX_CHARS, description: 'Used on a cancel. Trimmed.' })
  .nullish()
  .transform((v) => v?.trim() || null)
  .refine((v) => v === null || v.length <= CANCELLATION_REASON_MAX_CHARS, {
    message: MESSAGES.cancellationReasonLength,
    abort: true,
  })
  .refine((v) => v === null || isPlainReason(v), MESSAGES.cancellationReasonMalformed);

/** Body of PUT /api/profile/subscription: false cancels, true reactivates. */
export const changeSubscriptionSchema = z.object({
  autoRenew: z.boolean('autoRenew must be true or false'),
  cancellationReason: reason,
});

/** Answer of GET /api/profile/subscription. */
export const subscriptionAnswerSchema = z.object({
  success: z.literal(true),
  subscription: subscriptionSchema,
});

export const subscriptionChangedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  subscription: subscriptionSchema,
});

/** A text of the form, however short: nothing is judged yet, and it is escaped wherever it is shown. */
const formText = (max: number) =>
  z
    .string(MESSAGES.pendingEssayMalformed)
    .max(max, MESSAGES.pendingEssayMalformed)
    .refine((v) => v.isWellFormed(), MESSAGES.pendingEssayMalformed);

/** Body of POST /api/payments/create-payment. */
export const createPaymentSchema = z.object({
  pendingEssay: z
    .object(
      {
        essayText: formText(ESSAY_MAX_CHARS).refine(
          (v) => v.trim() !== '',
          MESSAGES.pendingEssayMalformed,
        ),
        essayQuestion: formText(QUESTION_MAX_CHARS)
          .nullish()
          .transform((v) => v || null),
      },
      MESSAGES.pendingEssayMalformed,
    )
    .meta({ description: 'The essay in the form. It is kept until it is paid for and sent.' })
    .nullish(),
  planType: z.enum(PAID_PLANS, `planType must be one of ${PAID_PLANS.join(', ')}`),
});

/** Answer of GET /api/payments/pending-essay (D2 §3). */
export const pendingEssaySchema = z.object({
  success: z.literal(true),
  data: z
    .object({
      id: z.string(),
      /** Id of the order. */
      transactionId: z.string(),
      userId: z.string(),
      essayText: z.string(),
      essayQuestion: z.string().nullable(),
      /** Always false: an essay is removed when it is processed. */
      isProcessed: z.literal(false),
      createdAt: date,
    })
    .nullable(),
});
export type PendingEssay = NonNullable<z.infer<typeof pendingEssaySchema>['data']>;

/** What the browser posts to the provider: the fields, to `action`, in their order. */
export const checkoutSchema = z.object({
  success: z.literal(true),
  orderId: z.string(),
  action: z.url(),
  fields: z.record(z.string(), z.string()),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const paymentConfigSchema = z.object({
  success: z.literal(true),
  /** demo: nothing can be bought. */
  mode: z.enum(['demo', 'payfast']),
});

const orderId = z.string('orderId is required').min(1, 'orderId is required');
export const orderQuerySchema = z.object({ orderId: orderId.max(100, 'orderId is too long') });

/** Where an order stands. */
export const orderSchema = z.object({
  success: z.literal(true),
  data: paymentSchema,
});
