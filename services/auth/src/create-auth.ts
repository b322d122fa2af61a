import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import { createAccountService } from './account-service.ts';
import type { authConfig } from './config.ts';
import { sweepExpired } from './expired-sweeper.ts';
import { authGrpc } from './grpc/auth-grpc.ts';
import { derivedKey } from './keys/derived-key.ts';
import { keyRingSchema, type KeyRing } from './keys/key-ring.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { loginCounterSchema, type LoginCounter } from './logins/login-counter.ts';
import { createLoginGuard } from './logins/login-guard.ts';
import { authMetrics } from './metrics.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { refreshFamilySchema, type RefreshFamily } from './sessions/refresh-family.ts';
import { createSessionService } from './sessions/session-service.ts';
import { userSchema, type User } from './users/user.ts';

const MINUTE_MS = 60_000;

/** Composition root; makes the signing keys at the first start. */
export const createAuth = async (
  context: ServiceContext<Config<typeof authConfig>>,
): Promise<ServiceParts> => {
  const { clock, ids, config } = context;
  const store = context.store();
  const users = store.collection<User>('users', userSchema);
  const families = store.collection<RefreshFamily>('refreshFamilies', refreshFamilySchema);
  const counters = store.collection<LoginCounter>('loginCounters', loginCounterSchema);
  const rings = store.collection<KeyRing>('keyRings', keyRingSchema);
  await store.ready();

  const sealingKey = derivedKey(config.MASTER_KEY, 'signing keys');
  const keys = await loadSigningKeys({ rings, sealingKey, clock, ids });
  const hasher = await createPasswordHasher();
  const metrics = authMetrics(context.metrics.registry, hasher.waiting);
  const sessions = createSessionService({
    families,
    keys,
    refreshKey: derivedKey(config.MASTER_KEY, 'refresh tokens'),
    context,
    onRefresh: metrics.refreshed,
  });
  const accounts = createAccountService({
    users,
    sessions,
    hasher,
    guard: createLoginGuard(counters, clock),
    context,
    passwordPolicy: config.PASSWORD_POLICY,
  });

  return {
    grpc: { auth: authGrpc(accounts, sessions, keys, metrics.track) },
    start: async () => {
      context.every(MINUTE_MS, 'signing keys', () => keys.tend());
      context.every(MINUTE_MS, 'expired sessions', () => sweepExpired(families, clock()));
      context.every(MINUTE_MS, 'expired login counters', () => sweepExpired(counters, clock()));
    },
  };
};
