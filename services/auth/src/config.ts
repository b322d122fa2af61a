import { secret } from '@argint/service-kit';
import { z } from 'zod';

const isKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').length === 32;

/** Settings of the auth service. */
export const authConfig = {
  MASTER_KEY: secret(
    z
      .string()
      .refine(isKey, 'must be 32 bytes in base64')
      .describe('Key that seals the signing keys and makes refresh tokens: 32 bytes in base64'),
  ),
  PASSWORD_POLICY: z
    .enum(['standard', 'strict'])
    .default('standard')
    .describe('strict: 8 to 128 characters with lower case, upper case and a digit'),
};
