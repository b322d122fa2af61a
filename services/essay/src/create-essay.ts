import {
  masterKeysOf,
  type Config,
  type ServiceContext,
  type ServiceParts,
} from '@argint/service-kit';
import { createAnswersService } from './answers/answers-service.ts';
import { declareCollections } from './collections.ts';
import type { essayConfig } from './config.ts';
import { createDraftsService } from './drafts/drafts-service.ts';
import { createEssayDeletion } from './essays/essay-deletion.ts';
import { createEssayService } from './essays/essay-service.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { createFindingsService } from './findings/findings-service.ts';
import { essayGrpc } from './grpc/essay-grpc.ts';
import { createEssayMetrics } from './metrics.ts';
import { createPendingEssayService } from './pending/pending-essay-service.ts';
import { createProgressService } from './progress/progress-service.ts';
import { createListedResults } from './results/listed-results.ts';
import { loggedResults } from './results/logged-results.ts';
import { createResultsService } from './results/results-service.ts';
import { createEssayFindings } from './security/essay-findings.ts';
import { createCritiqueStatesService } from './states/critique-states-service.ts';
import { createDataKeyRotation } from './sealing/data-key-rotation.ts';
import { createKeyWrapping } from './sealing/key-wrapping.ts';
import { createMasterKeyChange } from './sealing/master-key-change.ts';
import { createStoredVault } from './sealing/stored-vault.ts';
import { createSuggestionsService } from './suggestions/suggestions-service.ts';

/**
 * Composition root of the essay service.
 * @throws AppError UNAVAILABLE when a stored data key needs a master key that is not set
 */
export const createEssay = async (
  context: ServiceContext<Config<typeof essayConfig>, 'essay'>,
): Promise<ServiceParts> => {
  const { clock, config } = context;
  const store = await context.store();
  const collections = declareCollections(store);
  await store.ready();

  const { keys, rotations } = collections;
  const wrapping = createKeyWrapping(masterKeysOf(config));
  const masterKeyChange = createMasterKeyChange({ keys, wrapping });
  await masterKeyChange.check();
  const vault = createStoredVault({ keys, rotations, wrapping, clock });
  const dataKeyRotation = createDataKeyRotation({
    collections,
    wrapping,
    clock,
    onDamaged: (found) => context.logger.error(found, 'Values do not open. Old data keys are kept'),
  });
  const metrics = createEssayMetrics(context.metrics.registry, { collections, dataKeyRotation });

  const listed = createListedResults({ collections, vault });
  const essays = createEssayService({ collections, vault, clock, listed });
  const pendingEssays = createPendingEssayService({ collections, vault, clock });
  const findings = createFindingsService({ collections, vault, clock });
  const answers = createAnswersService({ collections, vault, clock });
  const states = createCritiqueStatesService({ collections, vault });
  const drafts = createDraftsService({ collections, vault });
  const { carryStates } = drafts;
  const results = loggedResults(
    createResultsService({ collections, vault, clock, carryStates, listed }),
    context.logger,
  );
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
        answers,
        results,
        pendingEssays,
        masterKeyChange,
        dataKeyRotation,
      }),
    },
    start: async () => {
      await context.consume({
        'users.deleted': onUserDeleted(deletion),
      });
      context.every(sweep, 'expire essays', deletion.expire);
      context.every(sweep, 'expire pending essays', pendingEssays.expire);
      context.every(sweep, 'settle deletions', deletion.settle);
      context.every(sweep, 'forget tombstones', deletion.forget);
      context.every(sweep, 'move to the master key', () => masterKeyChange.move());
      context.every(sweep, 'rotate data keys', () => dataKeyRotation.advance());
      context.every(sweep, 'remove stale findings', findings.removeStale);
    },
  };
};
