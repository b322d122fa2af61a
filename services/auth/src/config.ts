import { masterKey, secret } from '@argint/service-kit';
import { z } from 'zod';

/** Settings of the auth service. */
export const authConfig = {
  MASTER_KEY: secret(
    masterKey('Key that seals the signing keys and makes refresh tokens: 32 bytes in base64'),
  ),
  PASSWORD_POLICY: z
    .enum(['standard', 'strict'])
    .default('standard')
    .describe('strict: 8 to 128 characters with lower case, upper case and a digit'),
};
