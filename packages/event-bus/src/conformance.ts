import { describe, jest } from '@jest/globals';
import { audienceClaims } from './conformance/audience-claims.ts';
import { crashClaims } from './conformance/crash-claims.ts';
import { failureClaims } from './conformance/failure-claims.ts';
import { orderClaims } from './conformance/order-claims.ts';
import type { ConformanceSetup } from './conformance/conformance-log.ts';

export { CONFORMANCE_CLOSE_MS, CONFORMANCE_RETRY } from './conformance/conformance-log.ts';
export type { ConformanceLog, ConformanceSetup } from './conformance/conformance-log.ts';

/** What every adapter of the EventBus port must do; `setup` makes an empty log for each test. */
export const eventBusConformance = (name: string, setup: ConformanceSetup): void => {
  jest.setTimeout(30_000);
  describe(`event bus conformance: ${name}`, () => {
    orderClaims(setup);
    audienceClaims(setup);
    failureClaims(setup);
    crashClaims(setup);
  });
};
