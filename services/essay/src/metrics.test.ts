import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { createEssayMetrics } from './metrics.ts';
import { useEssayHarness } from './testing/essay-harness.ts';

const { harness } = useEssayHarness();

test('the essays that wait for a payment are counted', async () => {
  const registry = new Registry();
  createEssayMetrics(registry, {
    collections: harness.collections,
    dataKeyRotation: {
      progress: async () => ({ waiting: 0, resealing: 0, keeping: 0 }) as never,
    },
  });
  const shown = async (): Promise<string | undefined> =>
    /^essay_pending .*$/m.exec(await registry.metrics())?.[0];
  expect(await shown()).toBe('essay_pending 0');
  await harness.collections.pendingEssays.insert({
    _id: 'u1',
    transactionId: 'o1',
    text: 'sealed',
    question: null,
    createdAt: new Date(0),
  });
  expect(await shown()).toBe('essay_pending 1');
});
