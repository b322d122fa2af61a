import { secret, type ConfigShape } from '@argint/service-kit';
import { z } from 'zod';
import { mailConfig } from './mail/mail-config.ts';
import { addressList, PAYFAST_ADDRESSES } from './payfast/notify-source.ts';

const set = z.string().min(1).optional();

export const profileBillingConfig = {
  ...mailConfig,
  PAYFAST_MERCHANT_ID: set.describe(
    'Merchant id at PayFast. Without the PAYFAST settings nothing can be bought: the page shows a demonstration. The gateway reads it too',
  ),
  PAYFAST_MERCHANT_KEY: secret(set.describe('Merchant key at PayFast')),
  PAYFAST_PASSPHRASE: secret(set.describe('Passphrase that signs what goes to PayFast and back')),
  PAYFAST_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .default('https://www.payfast.co.za')
    .describe(
      'Where browsers pay and payments are confirmed; https://sandbox.payfast.co.za to try',
    ),
  PAYFAST_NOTIFY_FROM: z
    .string()
    .refine((list) => addressList(list) !== null, 'must be addresses or CIDR, comma-separated')
    .default(PAYFAST_ADDRESSES)
    .describe(
      'Addresses that PayFast sends its notices from, as addresses or CIDR, comma-separated',
    ),
} satisfies ConfigShape;
