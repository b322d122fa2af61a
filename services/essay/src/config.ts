import { secret } from '@argint/service-kit';
import { z } from 'zod';

const isKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').length === 32;

/** Settings of the essay service. */
export const essayConfig = {
  MASTER_KEY: secret(
    z
      .string()
      .refine(isKey, 'must be 32 bytes in base64')
      .describe('Key that wraps every user’s data key: 32 bytes in base64'),
  ),
  SWEEP_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Seconds between two rounds of retention and deletion'),
};
