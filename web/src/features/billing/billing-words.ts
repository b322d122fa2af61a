import type { BillingRow, PaymentStatus, Subscription } from '@argint/contracts';
import { formatZar } from '../../lib/format/format-number.ts';
import { t, translateKnown } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

/** Name of a plan in the billing history; a value that this release does not know is shown as it is. */
export const planName = (planType: string | null | undefined): string => {
  if (!planType) return t('Unknown');
  const names: Readonly<Record<string, string>> = {
    unlimited: 'Unlimited',
    standard: 'Standard',
    single: 'Single Analysis',
  };
  return Object.hasOwn(names, planType) ? translateKnown(names[planType] ?? planType) : planType;
};

/** Name of the plan on the profile's head and its Subscription tab (D2 §2). */
export const subscriptionName = ({ planType }: Pick<Subscription, 'planType'>): string => {
  const names: Readonly<Record<Subscription['planType'], TextKey>> = {
    unlimited_special: 'Unlimited Plan',
    unlimited: 'Unlimited Plan',
    standard: 'Standard Plan',
    single: 'Single Analysis',
    trial: 'Free Trial',
    none: 'No Active Plan',
  };
  return t(names[planType]);
};

/** Monthly or Yearly; anything else is a one-time plan, whatever the server calls it (D2 §3). */
export const cycleName = ({ billingCycle }: Pick<Subscription, 'billingCycle'>): string => {
  if (billingCycle === 'monthly') return t('Monthly');
  return billingCycle === 'yearly' ? t('Yearly') : t('One-time plan');
};

/** Active, Cancelled or Expired (D2 §4). A plan that never renews is cancelled only by a cancel. */
export const stateOf = ({
  isActive,
  autoRenew,
  cancellationDate,
}: Subscription): 'Active' | 'Cancelled' | 'Expired' => {
  if (!isActive) return 'Expired';
  return autoRenew || cancellationDate === null ? 'Active' : 'Cancelled';
};

/** 'Unlimited', '12', or 'N/A' where nothing is known. */
export const analysesText = (granted: number | null | undefined): string => {
  if (granted === null || granted === undefined) return t('N/A');
  return granted === -1 ? t('Unlimited') : String(granted);
};

/** The first 12 characters and an ellipsis; 'N/A' without an id. */
export const shortId = (id: string | null | undefined): string =>
  id ? `${id.slice(0, 12)}…` : t('N/A');

/** How the badge of a payment looks: complete and paid alike, and outlined for what is none of the known ones. */
export const badgeLook = (
  status: PaymentStatus | 'paid',
): 'default' | 'secondary' | 'destructive' | 'outline' => {
  if (status === 'complete' || status === 'paid') return 'default';
  if (status === 'pending') return 'secondary';
  return status === 'failed' || status === 'cancelled' ? 'destructive' : 'outline';
};

/** What the complete payments come to. */
export interface BillingSummary {
  totalPaid: string;
  payments: number;
  /** 'Unlimited' where a complete payment bought that; otherwise the number, which may be 0. */
  analyses: string;
}

/** Sums the complete payments. Cents are added, so that no sum has a rounding error. */
export const summarise = (rows: readonly BillingRow[]): BillingSummary => {
  const complete = rows.filter(({ status }) => status === 'complete');
  const cents = complete.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const counted = complete.filter(({ analysesGranted }) => analysesGranted !== -1);
  const analyses = counted.reduce((sum, { analysesGranted }) => sum + analysesGranted, 0);
  return {
    totalPaid: formatZar(cents),
    payments: complete.length,
    analyses:
      counted.length < complete.length && analyses === 0 ? t('Unlimited') : String(analyses),
  };
};
