import { createSecretKey } from 'node:crypto';
import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import { declareCollections } from './collections.ts';
import type { essayConfig } from './config.ts';
import { createDraftsService } from './drafts/drafts-service.ts';
import { createEssayDeletion } from './essays/essay-deletion.ts';
import { createEssayService } from './essays/essay-service.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { createFindingsService } from './findings/findings-service.ts';
import { essayGrpc } from './grpc/essay-grpc.ts';
import { createEssayMetrics } from './metrics.ts';
import { createProgressService } from './progress/progress-service.ts';
import { createResultsService } from './results/results-service.ts';
import { createEssayFindings } from './security/essay-findings.ts';
import { createCritiqueStatesService } from './states/critique-states-service.ts';
import { checkMasterKey, createStoredVault } from './sealing/stored-vault.ts';
import { createSuggestionsService } from './suggestions/suggestions-service.ts';

/**
 * Composition root of the essay service.
 * @throws AppError UNAVAILABLE when MASTER_KEY is not the key that the store was written with
 */
export const createEssay = async (
  context: ServiceContext<Config<typeof essayConfig>, 'essay'>,
): Promise<ServiceParts> => {
  const { clock, config } = context;
  const store = await context.store();
  const collections = declareCollections(store);
  await store.ready();

  const masterKey = createSecretKey(config.MASTER_KEY, 'base64');
  await checkMasterKey(collections.keys, masterKey);
  const vault = createStoredVault({ keys: collections.keys, masterKey, clock });
  const metrics = createEssayMetrics(context.metrics.registry, collections);

  const essays = createEssayService({ collections, vault, clock });
  const findings = createFindingsService({ collections, vault, clock });
  const states = createCritiqueStatesService({ collections, vault });
  const drafts = createDraftsService({ collections, vault });
  const { carryStates } = drafts;
  const results = createResultsService({ collections, vault, clock, carryStates });
  const suggestions = createSuggestionsService({ collections, vault });
  const progress = createProgressService({ collections, vault });
  const deletion = createEssayDeletion({
    collections,
    vault,
    clock,
    deletedEvent: (data) => context.event('essays.deleted', data),
    onDeleted: (reason) => metrics.deleted.inc({ reason }),
  });

  const sweep = config.SWEEP_SECONDS * 1_000;
  return {
    securityChecks: createEssayFindings(collections),
    grpc: {
      essay: essayGrpc({
        essays,
        states,
        drafts,
        suggestions,
        progress,
        deletion,
        findings,
        results,
      }),
    },
    start: async () => {
      await context.consume({
        'users.deleted': onUserDeleted(deletion),
      });
      context.every(sweep, 'expire essays', deletion.expire);
      context.every(sweep, 'settle deletions', deletion.settle);
      context.every(sweep, 'forget tombstones', deletion.forget);
      context.every(sweep, 'remove stale findings', findings.removeStale);
    },
  };
};
