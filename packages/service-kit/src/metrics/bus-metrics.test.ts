import { describe, expect, test } from '@jest/globals';
import type { QueueStats } from '@argint/event-bus';
import { Registry } from 'prom-client';
import { createBusMetrics } from './bus-metrics.ts';

const queue = (over: Partial<QueueStats> = {}): QueueStats => ({
  topic: 'essays.deleted',
  group: 'essay',
  lag: 3,
  oldestAgeSeconds: 7,
  retryTopic: 'essays.deleted.essay.retry',
  retries: 2,
  deadLetters: 1,
  ...over,
});
const NOW = new Date(60_000);

describe('the bus metrics', () => {
  const setUp = () => {
    const registry = new Registry();
    const metrics = createBusMetrics(registry, () => NOW);
    const lines = async () =>
      (await registry.metrics()).split('\n').filter((line) => /^(bus|outbox)_/.test(line));
    return { metrics, lines };
  };

  test('report the queues of the groups of this process, with one read of the bus', async () => {
    const { metrics, lines } = setUp();
    let reads = 0;
    const queues = async (groups: readonly string[] = []) => {
      reads += 1;
      return groups.map((group) => queue({ group }));
    };
    metrics.watchQueues({ queues }, ['essay']);
    const labels = '{topic="essays.deleted",group="essay"}';
    expect(await lines()).toEqual([
      'bus_failed 0',
      `bus_lag_events${labels} 3`,
      `bus_oldest_event_age_seconds${labels} 7`,
      `bus_retries_waiting${labels} 2`,
      `bus_dead_letters${labels} 1`,
    ]);
    expect(reads).toBe(1);
  });

  test('report how much waits in the outbox of each service, and how long', async () => {
    const { metrics, lines } = setUp();
    metrics.watchOutbox('auth', {
      outboxBacklog: async () => ({ waiting: 0, oldestSince: null }),
    });
    metrics.watchOutbox('essay', {
      outboxBacklog: async () => ({ waiting: 2, oldestSince: new Date(48_000) }),
    });
    expect(await lines()).toEqual([
      'bus_failed 0',
      'outbox_waiting_aggregates{service="auth"} 0',
      'outbox_waiting_aggregates{service="essay"} 2',
      'outbox_oldest_age_seconds{service="auth"} 0',
      'outbox_oldest_age_seconds{service="essay"} 12',
    ]);
  });

  test('say when the bus has failed for good', async () => {
    const { metrics, lines } = setUp();
    expect(await lines()).toEqual(['bus_failed 0']);
    metrics.failed();
    expect(await lines()).toEqual(['bus_failed 1']);
  });

  test('do not fail the scrape when the bus and a store cannot be read', async () => {
    const { metrics, lines } = setUp();
    metrics.watchQueues({ queues: () => Promise.reject(new Error('down')) }, ['essay']);
    metrics.watchOutbox('essay', { outboxBacklog: () => Promise.reject(new Error('down')) });
    expect(await lines()).toEqual(['bus_failed 0']);
  });
});
