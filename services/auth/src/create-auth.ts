import { setTimeout as wait } from 'node:timers/promises';
import {
  masterKeysOf,
  type Config,
  type ServiceContext,
  type ServiceParts,
} from '@argint/service-kit';
import { createAccountService } from './users/account-service.ts';
import type { authConfig } from './config.ts';
import { sweepExpired, sweepSessions } from './expired-sweeper.ts';
import { authGrpc } from './grpc/auth-grpc.ts';
import { derivedKeys } from './keys/derived-keys.ts';
import { keyRingSchema } from './keys/key-ring.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { accountAddressSchema } from './logins/account-address.ts';
import { accountAttemptsSchema } from './logins/account-attempts.ts';
import { addressFailuresSchema } from './logins/address-failures.ts';
import { createLoginGuard } from './logins/login-guard.ts';
import { createAuthMetrics } from './metrics.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { passwordResetSchema } from './passwords/password-reset.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { refreshFamilySchema } from './sessions/refresh-family.ts';
import { createAuthFindings } from './security/auth-findings.ts';
import { createOwnSessions } from './sessions/own-sessions.ts';
import { createSessionService } from './sessions/session-service.ts';
import { createAccountDeletion } from './users/account-deletion.ts';
import { createEmailVerification } from './users/email-verification.ts';
import { createIdentityService } from './users/identity-service.ts';
import { createTrialMarks, trialMarkSchema } from './users/trial-marks.ts';
import { userSchema } from './users/user.ts';

const MINUTE_MS = 60_000;
/** Sessions that opened while their account was deleted end within this time. */
const DELETIONS_MS = 10_000;

/** Composition root. Creates the signing keys at the first start. */
export const createAuth = async (
  context: ServiceContext<Config<typeof authConfig>, 'auth'>,
): Promise<ServiceParts> => {
  const { clock, ids, config } = context;
  const store = await context.store();
  const users = store.collection(userSchema);
  const families = store.collection(refreshFamilySchema);
  const logins = {
    accountAddresses: store.collection(accountAddressSchema),
    addresses: store.collection(addressFailuresSchema),
    accounts: store.collection(accountAttemptsSchema),
  };
  const resets = store.collection(passwordResetSchema);
  const marks = store.collection(trialMarkSchema);
  const rings = store.collection(keyRingSchema);
  await store.ready();

  const masterKeys = masterKeysOf(config);
  const sealingKeys = derivedKeys(masterKeys, 'signing keys');
  const keys = await loadSigningKeys({ rings, sealingKeys, clock, ids });
  const hasher = await createPasswordHasher();
  const metrics = createAuthMetrics(context.metrics.registry, hasher.waiting);
  const sessions = createSessionService({
    families,
    keys,
    refreshKeys: derivedKeys(masterKeys, 'refresh tokens'),
    context,
    maxDays: config.SESSION_MAX_DAYS,
    onRefresh: metrics.refreshed,
  });
  const idKeys = derivedKeys(masterKeys, 'sign-in records');
  const guard = createLoginGuard({
    collections: logins,
    idKeys,
    addressRate: config.RATE_LIMIT_LOGIN,
    clock,
    wait,
  });
  const shared = { users, sessions, hasher, guard, context };
  const ownSessions = createOwnSessions(shared);
  const deletion = createAccountDeletion({ ...shared, resets });
  const identities = createIdentityService(shared);
  const passwordPolicy = config.PASSWORD_POLICY;
  const trials = createTrialMarks({ marks, idKeys, clock });
  const accounts = createAccountService({ ...shared, trials, passwordPolicy });
  const passwords = createPasswordService({
    ...shared,
    resets,
    resetKeys: derivedKeys(masterKeys, 'password links'),
    passwordPolicy,
  });

  const verification = createEmailVerification({
    users,
    linkKeys: derivedKeys(masterKeys, 'e-mail links'),
    context,
  });

  return {
    securityChecks: createAuthFindings({ users, keys, config, clock }),
    grpc: {
      auth: authGrpc({
        accounts,
        identities,
        passwords,
        verification,
        deletion,
        sessions,
        ownSessions,
        keys,
        masterKeys,
        track: metrics.track,
      }),
    },
    start: async () => {
      context.every(MINUTE_MS, 'signing keys', () => keys.maintain());
      context.every(DELETIONS_MS, 'deleted accounts', deletion.settle);
      context.every(MINUTE_MS, 'expired sessions', () => sweepSessions(families, clock()));
      context.every(MINUTE_MS, 'expired password links', () => sweepExpired(resets, clock()));
      context.every(MINUTE_MS, 'old e-mail addresses', () => identities.forgetOldEmails());
      context.every(MINUTE_MS, 'sessions of old passwords', () => passwords.endPendingSessions());
      context.every(MINUTE_MS, 'old marks of trials', () => sweepExpired(marks, clock()));
      for (const [name, records] of Object.entries(logins))
        context.every(MINUTE_MS, `expired sign-in records: ${name}`, () =>
          sweepExpired(records, clock()),
        );
    },
  };
};
