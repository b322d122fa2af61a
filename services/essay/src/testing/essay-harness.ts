import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { masterKeysOf } from '@argint/service-kit';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { createAnswersService } from '../answers/answers-service.ts';
import { declareCollections, type EssayCollections } from '../collections.ts';
import { createDraftsService } from '../drafts/drafts-service.ts';
import { createEssayDeletion, type DeletionReason } from '../essays/essay-deletion.ts';
import { createEssayService } from '../essays/essay-service.ts';
import { createFindingsService } from '../findings/findings-service.ts';
import { createPendingEssayService } from '../pending/pending-essay-service.ts';
import { createProgressService } from '../progress/progress-service.ts';
import { createListedResults } from '../results/listed-results.ts';
import { createResultsService } from '../results/results-service.ts';
import { createCritiqueStatesService } from '../states/critique-states-service.ts';
import { createDataKeyRotation } from '../sealing/data-key-rotation.ts';
import { createKeyWrapping } from '../sealing/key-wrapping.ts';
import { createStoredVault } from '../sealing/stored-vault.ts';
import { createSuggestionsService } from '../suggestions/suggestions-service.ts';

/** 32 bytes, the same in every test. */
export const TEST_MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

/** Wraps data keys with the master keys of some settings. */
export const wrappingWith = (settings: Partial<Parameters<typeof masterKeysOf>[0]>) =>
  createKeyWrapping(
    masterKeysOf({
      MASTER_KEY: TEST_MASTER_KEY,
      MASTER_KEY_PREVIOUS: [],
      MASTER_KEY_NEXT: [],
      ...settings,
    }),
  );

/** The service's use cases over the given collections. */
export const useCasesOver = (collections: EssayCollections, clock: () => Date) => {
  let events = 0;
  const reasons: DeletionReason[] = [];
  const wrapping = wrappingWith({ MASTER_KEY: TEST_MASTER_KEY });
  const vault = createStoredVault({ ...collections, wrapping, clock });
  const findings = createFindingsService({ collections, vault, clock });
  const drafts = createDraftsService({ collections, vault });
  const { carryStates } = drafts;
  const listed = createListedResults({ collections, vault });
  return {
    vault,
    rotation: createDataKeyRotation({ collections, wrapping, clock }),
    findings,
    answers: createAnswersService({ collections, vault, clock }),
    pendingEssays: createPendingEssayService({ collections, vault, clock }),
    essays: createEssayService({ collections, vault, clock, listed }),
    drafts,
    listed,
    states: createCritiqueStatesService({ collections, vault }),
    suggestions: createSuggestionsService({ collections, vault }),
    progress: createProgressService({ collections, vault }),
    results: createResultsService({ collections, vault, clock, carryStates, listed }),
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
const openEssayHarness = async (dir: string, clock: () => Date) => {
  const store = openSqliteStore({ file: join(dir, 'essay.sqlite'), clock });
  const collections = declareCollections(store);
  await store.migrate();
  await store.ready();
  return { store, collections, ...useCasesOver(collections, clock) };
};
export type EssayHarness = Awaited<ReturnType<typeof openEssayHarness>>;

/**
 * Opens a harness on an empty store before each test of the file, and closes it afterwards. The clock starts at the
 * same time in each test.
 */
export const useEssayHarness = (): { harness: EssayHarness; clock: FixedClock } => {
  const harness = {} as EssayHarness;
  const clock = {} as FixedClock;
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => {
    dir = await tempDir();
    Object.assign(clock, fixedClock());
    Object.assign(harness, await openEssayHarness(dir.path, clock.now));
  });
  afterEach(async () => {
    await harness.store.close();
    await dir.remove();
  });
  return { harness, clock };
};
