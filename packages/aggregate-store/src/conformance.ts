import { afterAll, describe } from '@jest/globals';
import { claimingSuite } from './conformance/claiming-suite.ts';
import { eachOfSuite } from './conformance/each-of-suite.ts';
import { leaseSuite } from './conformance/lease-suite.ts';
import { migrationSuite } from './conformance/migration-suite.ts';
import { outboxSuite } from './conformance/outbox-suite.ts';
import { pagingSuite } from './conformance/paging-suite.ts';
import { querySuite } from './conformance/query-suite.ts';
import { schemaSuite } from './conformance/schema-suite.ts';
import { createStoreHarness, type StoreUnderTest } from './conformance/store-under-test.ts';
import { writingSuite } from './conformance/writing-suite.ts';

export type { StoreUnderTest } from './conformance/store-under-test.ts';

/** Jest tests of everything that `AggregateStore` promises. The test file of each adapter calls it once. */
export const aggregateStoreConformance = (name: string, store: StoreUnderTest): void => {
  describe(`${name} as an aggregate store`, () => {
    const harness = createStoreHarness(store);
    afterAll(() => harness.closeAll());
    describe('writing', () => writingSuite(harness));
    describe('schema', () => schemaSuite(harness));
    describe('queries', () => querySuite(harness));
    describe('pages', () => pagingSuite(harness));
    describe('eachOf', () => eachOfSuite(harness));
    describe('claimOne', () => claimingSuite(harness));
    describe('leases', () => leaseSuite(harness));
    describe('migration', () => migrationSuite(harness));
    describe('outbox', () => outboxSuite(harness));
  });
};
