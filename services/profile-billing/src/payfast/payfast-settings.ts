import type { BlockList } from 'node:net';
import { ConfigError } from '@argint/service-kit';
import type { Config } from '@argint/service-kit';
import type { profileBillingConfig } from '../config.ts';
import { addressList } from './notify-source.ts';

export interface PayfastSettings {
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Where the provider's notices come from. */
  notifyFrom: BlockList;
}

/**
 * The settings of the payment provider; null in a demonstration, where none of its secrets is set.
 *
 * @throws ConfigError where only some of them are set
 */
export const payfastSettings = (
  config: Config<typeof profileBillingConfig>,
): PayfastSettings | null => {
  const { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE } = config;
  const needed = { PAYFAST_MERCHANT_ID, PAYFAST_MERCHANT_KEY, PAYFAST_PASSPHRASE };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(needed).length) return null;
  const notifyFrom = addressList(config.PAYFAST_NOTIFY_FROM);
  if (missing.length > 0 || !notifyFrom)
    throw new ConfigError(
      missing.map((name) => `${name} is required with the other PAYFAST settings`),
    );
  return {
    merchantId: PAYFAST_MERCHANT_ID ?? '',
    merchantKey: PAYFAST_MERCHANT_KEY ?? '',
    passphrase: PAYFAST_PASSPHRASE ?? '',
    baseUrl: config.PAYFAST_BASE_URL.replace(/\/+$/, ''),
    notifyFrom,
  };
};
