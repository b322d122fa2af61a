import { registerScrapedGauge } from '@argint/service-kit';
import { Counter, type Registry } from 'prom-client';
import type { EssayCollections } from './collections.ts';
import type { DataKeyRotation } from './sealing/data-key-rotation.ts';

/** Metrics of the essay service. */
export const createEssayMetrics = (
  registry: Registry,
  parts: { collections: EssayCollections; dataKeyRotation: Pick<DataKeyRotation, 'progress'> },
) => {
  const { collections, dataKeyRotation } = parts;
  registerScrapedGauge(registry, {
    name: 'essay_deletions_unsettled',
    help: 'Essays whose deletion has begun and is not yet swept to its end',
    read: async () => [{ value: await collections.essays.count({ state: 'deleting' }) }],
  });
  registerScrapedGauge(registry, {
    name: 'essay_pending',
    help: 'Essays that wait for a payment, at most one of each user',
    read: async () => [{ value: await collections.pendingEssays.count({}) }],
  });
  registerScrapedGauge(registry, {
    name: 'essay_data_key_rotation_users',
    help: 'Users for whom a rotation of data keys is not done, by what is left: waiting, resealing or keeping',
    labelNames: ['left'],
    read: async () => {
      const { waiting, resealing, keeping } = await dataKeyRotation.progress();
      return Object.entries({ waiting, resealing, keeping }).map(([left, value]) => ({
        labels: { left },
        value,
      }));
    },
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
