import { describe } from '@jest/globals';
import { claimsAbout, type BusUnderTest } from './conformance/bus-under-test.ts';
import { crashClaims } from './conformance/crash-claims.ts';
import { failureClaims } from './conformance/failure-claims.ts';
import { groupClaims } from './conformance/group-claims.ts';
import { operatorClaims } from './conformance/operator-claims.ts';
import { orderClaims } from './conformance/order-claims.ts';
import { rebalanceClaims } from './conformance/rebalance-claims.ts';

export type { BusUnderTest, ConformanceLog } from './conformance/bus-under-test.ts';

/**
 * What every adapter of the EventBus port must do. Delivery is at least once, so the claims are about
 * first occurrences, never about counts.
 */
export const eventBusConformance = (name: string, bus: BusUnderTest): void => {
  describe(`event bus conformance: ${name}`, () => {
    const claim = claimsAbout(bus);
    orderClaims(claim);
    groupClaims(claim);
    rebalanceClaims(claim);
    failureClaims(claim);
    operatorClaims(claim);
    crashClaims(claim);
  });
};
