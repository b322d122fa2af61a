import { defineService } from '@argint/service-kit';
import { authConfig } from './config.ts';
import { createAuth } from './create-auth.ts';
import { keyRingSchema } from './keys/key-ring.ts';
import { accountAddressSchema } from './logins/account-address.ts';
import { accountAttemptsSchema } from './logins/account-attempts.ts';
import { addressFailuresSchema } from './logins/address-failures.ts';
import { passwordResetSchema } from './passwords/password-reset.ts';
import { refreshFamilySchema } from './sessions/refresh-family.ts';
import { trialMarkSchema } from './users/trial-marks.ts';
import { userSchema } from './users/user.ts';

/** Identity: accounts, passwords, sessions and the keys that sign access tokens. */
export const auth = defineService({
  name: 'auth',
  config: authConfig,
  aggregates: [
    keyRingSchema,
    accountAddressSchema,
    accountAttemptsSchema,
    addressFailuresSchema,
    passwordResetSchema,
    refreshFamilySchema,
    trialMarkSchema,
    userSchema,
  ],
  calls: [],
  create: createAuth,
});
