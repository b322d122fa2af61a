import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { registerScrapedGauge, type Reading } from './scraped-gauge.ts';

describe('a gauge that is read at each scrape', () => {
  const setUp = (read: () => Promise<readonly Reading<'phase'>[]>) => {
    const registry = new Registry();
    const gauge = { name: 'jobs', help: 'Jobs', labelNames: ['phase'] as const, readMs: 20 };
    registerScrapedGauge(registry, { ...gauge, read });
    return async () => (await registry.metrics()).split('\n').filter((line) => /^jobs/.test(line));
  };

  test('shows what was read, by its labels', async () => {
    const lines = setUp(async () => [
      { labels: { phase: 'a' }, value: 1 },
      { labels: { phase: 'b' }, value: 2 },
    ]);
    expect(await lines()).toEqual(['jobs{phase="a"} 1', 'jobs{phase="b"} 2']);
  });

  test('keeps its last value while the read fails or hangs, and the scrape succeeds', async () => {
    let read = async (): Promise<readonly Reading<'phase'>[]> => [
      { labels: { phase: 'a' }, value: 1 },
    ];
    const lines = setUp(() => read());
    await lines();
    read = () => Promise.reject(new Error('down'));
    expect(await lines()).toEqual(['jobs{phase="a"} 1']);
    read = () => new Promise(() => undefined);
    expect(await lines()).toEqual(['jobs{phase="a"} 1']);
  });
});
