/** Plans that can be bought. */
export const PAID_PLANS = ['single', 'standard', 'unlimited'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** States of a payment (D2 §4). 'paid' of other systems is 'complete' here. */
export const PAYMENT_STATUSES = ['pending', 'complete', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Longest reason for a cancellation or refund, in UTF-16 units (D2 §5). */
export const CANCELLATION_REASON_MAX_CHARS = 500;

/**
 * Text for a file that somebody may open in a spreadsheet: what would be taken for a formula starts with an
 * apostrophe (OWASP, CSV injection).
 */
export const spreadsheetSafe = (text: string): string =>
  /^[\s\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/u.test(text) ? `'${text}` : text;
