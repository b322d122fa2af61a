import { PASSWORD_POLICIES } from '@argint/contracts';
import { masterKeyConfig, rate } from '@argint/service-kit';
import { z } from 'zod';

/** Settings of the auth service. */
export const authConfig = {
  ...masterKeyConfig(
    'Key that seals the signing keys and makes refresh tokens: 32 bytes in base64',
  ),
  RATE_LIMIT_LOGIN: rate(
    '60/600',
    'Failed sign-ins an address, count/seconds; then it may only sign in to accounts it is known for. Those to accounts that do not exist count apart',
  ),
  SESSION_MAX_DAYS: z.coerce
    .number('must be a whole number, 1 to 3650')
    .int('must be a whole number, 1 to 3650')
    .min(1, 'must be a whole number, 1 to 3650')
    .max(3_650, 'must be a whole number, 1 to 3650')
    .default(90)
    .describe('Days after which a session has ended, however much it is used'),
  PASSWORD_POLICY: z
    .enum(PASSWORD_POLICIES)
    .default('standard')
    .describe('strict: 8 to 128 characters with lower case, upper case and a digit'),
};
