import type {
  BillingRow,
  Checkout,
  PaidPlan,
  PaymentBody,
  PendingEssay,
  Subscription,
} from '@argint/contracts';
import { api } from '../../lib/api/api.ts';
import { withKnownPlan } from '../../lib/api/known-plan.ts';

/** What a change of the renewal sends. */
interface RenewalChange {
  autoRenew: boolean;
  /** Only on a cancel. */
  cancellationReason?: string;
}

/** An order, and the essay in the form that is to be kept meanwhile. */
interface Order {
  planType: PaidPlan;
  pendingEssay: { essayText: string; essayQuestion: string } | null;
}

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<Subscription, void>({
      query: () => '/profile/subscription',
      transformResponse: (body: { subscription: Subscription }) => withKnownPlan(body.subscription),
      providesTags: ['Subscription'],
      // The panel has its own Retry.
      extraOptions: { maxRetries: 0 },
    }),
    changeSubscription: build.mutation<{ message: string }, RenewalChange>({
      query: (body) => ({ url: '/profile/subscription', method: 'PUT', body }),
      invalidatesTags: ['Subscription', 'Access'],
    }),
    billing: build.query<BillingRow[], void>({
      query: () => '/profile/billing',
      transformResponse: (body: { data: BillingRow[] }) => body.data,
      providesTags: ['Billing'],
      extraOptions: { maxRetries: 0 },
    }),
    createPayment: build.mutation<Checkout, Order>({
      query: (body) => ({
        url: '/payments/create-payment',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Billing', 'PendingEssay'],
    }),
    pendingEssay: build.query<PendingEssay | null, void>({
      query: () => '/payments/pending-essay',
      transformResponse: (body: { data: PendingEssay | null }) => body.data,
      providesTags: ['PendingEssay'],
    }),
    dropPendingEssay: build.mutation<unknown, void>({
      query: () => ({ url: '/payments/pending-essay', method: 'DELETE' }),
      invalidatesTags: ['PendingEssay'],
    }),
    /** Where an order stands after paying. */
    order: build.query<PaymentBody, string>({
      query: (orderId) => ({ url: '/payments/success', params: { orderId } }),
      transformResponse: (body: { data: PaymentBody }) => body.data,
      keepUnusedDataFor: 0,
    }),
    /** Where an order stands after coming back without paying. */
    leftOrder: build.query<PaymentBody, string>({
      query: (orderId) => ({ url: '/payments/cancel', params: { orderId } }),
      transformResponse: (body: { data: PaymentBody }) => body.data,
      keepUnusedDataFor: 0,
    }),
  }),
});
