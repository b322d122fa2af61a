import { codeOf } from '@argint/contracts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CreditTotals } from './entitlement/credit-audit.ts';

/** Metrics of credits and reservations. */
export const createBillingMetrics = (registry: Registry) => {
  const registers = [registry];
  const reservations = new Counter({
    name: 'billing_reservations_total',
    help: 'Reservations of credits by outcome: held, free (unlimited plan or nothing to pay), or the error code',
    labelNames: ['outcome'],
    registers,
  });
  const credits = new Gauge({
    name: 'billing_credits',
    help: 'Credits of all users: granted = available + held + spent',
    labelNames: ['state'],
    registers,
  });
  const mismatches = new Gauge({
    name: 'billing_credit_mismatches',
    help: 'Entitlements that break granted = available + held + spent; any value but 0 is a fault',
    registers,
  });
  const notices = new Counter({
    name: 'billing_payment_notices_total',
    help: 'Notices of the payment provider by outcome: handled, or the error code',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'billing_mails_total',
    help: 'Attempts to send a mail by kind and outcome: sent, failed (tried again for a day), or skipped (nobody to write to)',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  return {
    countMail: (kind: string, outcome: 'sent' | 'failed' | 'skipped'): void =>
      mails.inc({ kind, outcome }),
    countNotice: (outcome: string): void => notices.inc({ outcome }),
    audited: ({ mismatches: broken, ...states }: CreditTotals): void => {
      mismatches.set(broken);
      for (const [state, value] of Object.entries(states)) credits.set({ state }, value);
    },
    trackReservation: async <T extends { isHeld: boolean }>(work: Promise<T>): Promise<T> => {
      try {
        const reserved = await work;
        reservations.inc({ outcome: reserved.isHeld ? 'held' : 'free' });
        return reserved;
      } catch (error) {
        reservations.inc({ outcome: codeOf(error) });
        throw error;
      }
    },
  };
};
export type BillingMetrics = ReturnType<typeof createBillingMetrics>;
