import { afterAll, describe } from '@jest/globals';
import { outboxSuite } from './conformance/outbox-suite.ts';
import { pagingSuite } from './conformance/paging-suite.ts';
import { querySuite } from './conformance/query-suite.ts';
import { schemaSuite } from './conformance/schema-suite.ts';
import { workbench, type StoreUnderTest } from './conformance/store-under-test.ts';
import { writingSuite } from './conformance/writing-suite.ts';

export type { StoreUnderTest } from './conformance/store-under-test.ts';

/** Everything the port promises, as Jest tests; each adapter's test file calls it once. */
export const aggregateStoreConformance = (name: string, subject: StoreUnderTest): void => {
  describe(`${name} as an aggregate store`, () => {
    const bench = workbench(subject);
    afterAll(() => bench.closeAll());
    describe('writing', () => writingSuite(bench));
    describe('schema', () => schemaSuite(bench));
    describe('queries', () => querySuite(bench));
    describe('pages', () => pagingSuite(bench));
    describe('outbox', () => outboxSuite(bench));
  });
};
