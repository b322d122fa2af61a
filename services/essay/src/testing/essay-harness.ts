import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { declareCollections, type EssayCollections } from '../collections.ts';
import { createEssayDeletion, type DeletionReason } from '../essays/essay-deletion.ts';
import { createEssayService } from '../essays/essay-service.ts';
import { createFindingsService } from '../findings/findings-service.ts';
import { createResultsService } from '../results/results-service.ts';
import { createStoredVault } from '../sealing/stored-vault.ts';

/** 32 bytes, the same in every test. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 7);

/** The service's use cases over the given collections. */
export const useCasesOver = (collections: EssayCollections, clock: () => Date) => {
  let events = 0;
  const reasons: DeletionReason[] = [];
  const vault = createStoredVault({ keys: collections.keys, masterKey: TEST_MASTER_KEY, clock });
  const findings = createFindingsService({ collections, vault, clock });
  return {
    vault,
    findings,
    essays: createEssayService({ collections, vault, clock }),
    results: createResultsService({ collections, vault, clock }),
    reasons,
    deletion: createEssayDeletion({
      collections,
      vault,
      clock,
      deletedEvent: (data) =>
        newEvent('essays.deleted', data, {
          source: 'essay',
          id: `event-${(events += 1)}`,
          now: clock(),
        }),
      onDeleted: (reason) => reasons.push(reason),
    }),
  };
};

/** The use cases over a real SQLite store in the folder `dir`. */
export const openEssayHarness = async (dir: string, clock: () => Date) => {
  const store = openSqliteStore({ file: join(dir, 'essay.sqlite'), clock });
  const collections = declareCollections(store);
  await store.migrate();
  await store.ready();
  return { store, collections, ...useCasesOver(collections, clock) };
};
export type EssayHarness = Awaited<ReturnType<typeof openEssayHarness>>;
