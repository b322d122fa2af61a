import { settledWithin } from '@argint/concurrency';
import { Gauge, type Registry } from 'prom-client';
import { missingForReadiness, type ProcessState, type ReadinessCheck } from '../http/readiness.ts';

/**
 * Registers `service_ready`, which says what /readyz says: 1 where every check passes, else 0, for each service of the
 * process. A check without an answer within `limitMs` has failed, so that what hangs is seen too.
 */
export const registerReadyMetric = (
  registry: Registry,
  parts: {
    services: readonly string[];
    checks: ReadonlyMap<string, ReadinessCheck>;
    state: ProcessState;
    /** @default 2,000 */
    limitMs?: number;
  },
): void => {
  const { services, checks, state, limitMs = 2_000 } = parts;
  new Gauge({
    name: 'service_ready',
    help: '1 while the process of a service is ready, as /readyz says, else 0',
    labelNames: ['service'],
    registers: [registry],
    async collect() {
      let missing: string[] | undefined;
      await settledWithin(
        missingForReadiness(checks, state).then((found) => (missing = found)),
        limitMs,
      );
      for (const service of services) this.set({ service }, missing?.length === 0 ? 1 : 0);
    },
  });
};
