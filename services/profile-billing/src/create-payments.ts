import type { Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import { createEntitlementChanges } from './entitlement/entitlement-changes.ts';
import type { Entitlement } from './entitlement/entitlement.ts';
import { createSubscriptionService } from './entitlement/subscription-service.ts';
import { createNoticeDoor } from './payfast/notice-door.ts';
import { createPayfastClient } from './payfast/payfast-client.ts';
import type { PayfastSettings } from './payfast/payfast-settings.ts';
import { createMandates, tellProviderOfEnds } from './payments/mandates.ts';
import { createPaymentService } from './payments/payment-service.ts';
import { createPaymentSettler } from './payments/payment-settler.ts';
import type { Payment } from './payments/payment.ts';

const SETTLE_MS = 5_000;
const CLOSE_MS = 60_000;
const MANDATES_MS = 10_000;

interface PaymentsOptions {
  entitlements: Collection<Entitlement>;
  payments: Collection<Payment>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'ids'>;
  /** Null in a demonstration. */
  payfast: PayfastSettings | null;
  countNotice: (outcome: string) => void;
}

/** Subscriptions and payments, wired. */
export const createPayments = (options: PaymentsOptions) => {
  const { entitlements, context, payfast, countNotice } = options;
  const { clock, ids } = context;
  const mandates = createMandates({ payments: options.payments, clock });
  const subscriptions = createSubscriptionService({
    entitlements,
    change: createEntitlementChanges(entitlements, context),
    endMandates: mandates.endAll,
    clock,
  });
  const settler = createPaymentSettler({
    payments: options.payments,
    subscriptions,
    mandates,
    clock,
    ids,
  });
  const payments = createPaymentService({ payments: options.payments, context, settler });
  const provider = payfast && createPayfastClient(payfast, clock);
  const receiveNotice =
    payfast && provider
      ? createNoticeDoor({ settings: payfast, provider, payments, count: countNotice })
      : () => Promise.reject(new AppError('PAYMENTS_DISABLED'));

  /** Tells the provider of mandates that are to end; undefined without one. */
  const tellProvider =
    provider &&
    (() => tellProviderOfEnds({ payments: options.payments, mandates, provider, now: clock() }));

  /** Starts what runs in the background. */
  const start = ({ every }: Pick<ServiceContext<unknown>, 'every'>): void => {
    every(SETTLE_MS, 'payments left behind', settler.settleLeftBehind);
    every(CLOSE_MS, 'unpaid orders', payments.closeOld);
    if (tellProvider) every(MANDATES_MS, 'ended mandates', tellProvider);
  };
  return { subscriptions, payments, settler, receiveNotice, tellProvider, start };
};
