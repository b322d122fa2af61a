import { registerScrapedGauge } from '@argint/service-kit';
import { Counter, type Registry } from 'prom-client';
import type { EssayCollections } from './collections.ts';

/** Metrics of the essay service. */
export const createEssayMetrics = (registry: Registry, collections: EssayCollections) => {
  registerScrapedGauge(registry, {
    name: 'essay_deletions_unsettled',
    help: 'Essays whose deletion has begun and is not yet swept to its end',
    read: async () => [{ value: await collections.essays.count({ state: 'deleting' }) }],
  });
  return {
    deleted: new Counter({
      name: 'essay_deleted_total',
      help: 'Essays deleted, by reason: user, retention or account',
      labelNames: ['reason'],
      registers: [registry],
    }),
  };
};
