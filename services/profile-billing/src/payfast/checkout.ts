import { PLANS } from '@argint/contracts';
import type { Doc } from '@argint/aggregate-store';
import type { Payment } from '../payments/payment.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { signatureOf, type Field } from './signature.ts';

/** '180.00' */
const randOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Further payments every month, until somebody ends them. */
const monthly = (amount: string): Field[] => [
  ['subscription_type', '1'],
  ['recurring_amount', amount],
  ['frequency', '3'],
  ['cycles', '0'],
];

/** Where the browser goes to pay an order, and the signed fields it posts there, in the provider's order. */
export const checkoutOf = (
  order: Doc<Payment>,
  { merchantId, merchantKey, passphrase, baseUrl }: PayfastSettings,
  publicUrl: string,
): { action: string; fields: Field[] } => {
  const amount = randOf(order.amountCents);
  const back = (page: string): string => `${publicUrl}/${page}?orderId=${order._id}`;
  const fields = (
    [
      ['merchant_id', merchantId],
      ['merchant_key', merchantKey],
      ['return_url', back('payment-success')],
      ['cancel_url', back('payment-cancel')],
      ['notify_url', `${publicUrl}/api/payments/notify`],
      ['name_first', order.nameFirst ?? ''],
      ['name_last', order.nameLast ?? ''],
      ['email_address', order.emailAddress ?? ''],
      ['m_payment_id', order._id],
      ['amount', amount],
      ['item_name', order.itemName.slice(0, 100)],
      ['item_description', order.itemDescription.slice(0, 255)],
      ...(PLANS[order.subscriptionType].billing === 'month' ? monthly(amount) : []),
    ] satisfies Field[]
  ).flatMap(([name, value]): Field[] => (value.trim() === '' ? [] : [[name, value.trim()]]));
  return {
    action: `${baseUrl}/eng/process`,
    fields: [...fields, ['signature', signatureOf(fields, passphrase)]],
  };
};
