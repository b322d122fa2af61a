import { AppError } from '@argint/contracts';
import type { VerifiedNotice } from '../payments/payment.ts';
import { formString, isSameSignature, signatureOf, type Field } from './signature.ts';

/** A notice before its signature and source are checked. */
interface RawNotice {
  /** The signed fields, in their order. */
  fields: readonly Field[];
  signature: string;
}

const refuse = (why: string): AppError => new AppError('NOTICE_REFUSED', why);

/** @throws AppError NOTICE_REFUSED for a form without a signature, or with a field twice */
export const readNotice = (body: string): RawNotice => {
  const all = [...new URLSearchParams(body)];
  const at = all.findIndex(([name]) => name === 'signature');
  if (at < 0) throw refuse('The notice has no signature.');
  // What follows the signature is not signed, so it does not count.
  const fields = all.slice(0, at);
  if (new Set(fields.map(([name]) => name)).size !== fields.length)
    throw refuse('The notice has a field twice.');
  return { fields, signature: all[at]?.[1] ?? '' };
};

/** The first check: the notice was signed by somebody who knows the passphrase. */
export const checkSignature = ({ fields, signature }: RawNotice, passphrase: string): void => {
  if (!isSameSignature(signature, signatureOf(fields, passphrase)))
    throw refuse('The signature is wrong.');
};

/** What the provider is asked to confirm. */
export const confirmationOf = ({ fields }: RawNotice): string => formString(fields);

const STATUSES: Readonly<Record<string, VerifiedNotice['status']>> = {
  COMPLETE: 'complete',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  PENDING: 'pending',
};

/** Cents of an amount in rand such as `180.00`; null for anything else. */
export const centsOf = (amount: string): number | null => {
  const [, rand, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return rand === undefined ? null : Number(rand) * 100 + Number(cents.padEnd(2, '0'));
};

/** What a notice says, and the amount it is about. */
export const meaningOf = (
  { fields }: RawNotice,
  merchantId: string,
): VerifiedNotice & { amountCents: number | null } => {
  const values = new Map(fields);
  const value = (name: string): string => values.get(name)?.trim() ?? '';
  const status = STATUSES[value('payment_status')];
  if (value('merchant_id') !== merchantId) throw refuse('The notice is for another merchant.');
  if (!status) throw refuse('The payment status is unknown.');
  const [orderId, paymentId] = [value('m_payment_id'), value('pf_payment_id')];
  const isId = /^[\w-]{1,100}$/;
  if (!isId.test(orderId) || !isId.test(paymentId)) throw refuse('An id is missing or malformed.');
  return {
    orderId,
    paymentId,
    status,
    mandate: isId.test(value('token')) ? value('token') : null,
    amountCents: centsOf(value('amount_gross')),
  };
};

/** The third check: the amount is the order's. A notice about a mandate alone has no amount that matters. */
export const checkAmount = (given: number | null, expected: number): void => {
  if (given !== expected) throw refuse('The amount is not the amount of the order.');
};
