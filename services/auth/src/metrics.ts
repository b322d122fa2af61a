import { codeOf } from '@argint/contracts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { RefreshOutcome } from './sessions/session-service.ts';

/** Metrics of auth. `track` counts the outcome of a call as OK or its error code. */
export const createAuthMetrics = (registry: Registry, waitingHashes: () => number) => {
  const registers = [registry];
  const attempts = new Counter({
    name: 'auth_attempts_total',
    help: 'Registrations, logins, account deletions and links that confirm an address, by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const refreshes = new Counter({
    name: 'auth_refreshes_total',
    help: 'Refresh tokens presented: current, parent (within its grace), reused, dead, unknown',
    labelNames: ['outcome'],
    registers,
  });
  const queue: Gauge = new Gauge({
    name: 'auth_password_queue_length',
    help: 'Passwords that wait to be hashed',
    registers,
    collect: (): void => queue.set(waitingHashes()),
  });
  return {
    refreshed: (outcome: RefreshOutcome): void => refreshes.inc({ outcome }),
    track: async <T>(
      kind: 'register' | 'login' | 'delete' | 'verify-email',
      work: Promise<T>,
    ): Promise<T> => {
      try {
        const value = await work;
        attempts.inc({ kind, outcome: 'OK' });
        return value;
      } catch (error) {
        attempts.inc({ kind, outcome: codeOf(error) });
        throw error;
      }
    },
  };
};
export type AuthMetrics = ReturnType<typeof createAuthMetrics>;
