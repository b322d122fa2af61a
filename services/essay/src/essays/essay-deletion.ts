import type { Doc } from '@argint/aggregate-store';
import { AppError, type EventData } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import { eachOf, type EssayCollections } from '../collections.ts';
import { bringDestructionNear, markEmptied } from '../sealing/data-key.ts';
import type { Vault } from '../sealing/vault.ts';
import {
  beginDeletion,
  bringDeletionNear,
  checkOwner,
  finishDeletion,
  type Essay,
} from './essay.ts';

/** Why an essay went; a metric label. */
export type DeletionReason = 'user' | 'retention' | 'account';

/**
 * A delete is swept once more this long after it began, in ms: longer than any call may take that saw
 * the essay before, so that nothing such a call wrote outlives it.
 */
const SETTLE_MS = 60_000;
/** How long an empty document answers repeated calls, in ms. */
const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

export type EssayDeletion = ReturnType<typeof createEssayDeletion>;

/** The one way an essay goes, whoever asks. Every step may be repeated; the sweeper resumes what a crash cut short. */
export const createEssayDeletion = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
  deletedEvent: (data: EventData<'essays.deleted'>) => EventEnvelope<'essays.deleted'>;
  onDeleted?: (reason: DeletionReason) => void;
}) => {
  const { collections, vault, clock, deletedEvent, onDeleted } = parts;
  const { essays, findings, results, keys } = collections;
  const before = (ms: number): { $lte: Date } => ({ $lte: new Date(clock().getTime() - ms) });

  const removeWhatHangsOn = async (essayId: string): Promise<void> => {
    for await (const { _id } of eachOf(findings, { where: { essayId } }))
      await findings.delete(_id);
    for await (const { _id } of eachOf(results, { where: { essayId } })) await results.delete(_id);
  };

  const remove = async (essay: Doc<Essay>, reason: DeletionReason): Promise<void> => {
    const event = deletedEvent({ userId: essay.userId, essayId: essay._id });
    const after = await essays.update(essay._id, (doc) => beginDeletion(doc, clock(), event));
    if (after?.outbox.some(({ id }) => id === event.id)) onDeleted?.(reason);
    await removeWhatHangsOn(essay._id);
  };

  const removeAllOf = async (userId: string): Promise<void> => {
    for (const state of ['kept', 'deleting'] as const)
      for await (const essay of eachOf(essays, { where: { userId, state } }))
        await remove(essay, 'account');
  };

  return {
    /** Repeatable by its owner. Throws ESSAY_NOT_FOUND, ESSAY_FORBIDDEN. */
    deleteEssay: async (essayId: string, userId: string): Promise<void> => {
      const essay = await essays.get(essayId);
      if (!essay) throw new AppError('ESSAY_NOT_FOUND');
      checkOwner(essay, userId);
      if (essay.state !== 'deleted') await remove(essay, 'user');
    },

    /** The key first: from then on no copy anywhere can be read. */
    deleteUser: async (userId: string): Promise<void> => {
      await vault.destroy(userId);
      await removeAllOf(userId);
    },

    /** Essays whose time has passed. */
    expire: async (): Promise<void> => {
      const where = { state: 'kept', retainUntil: before(0) };
      for await (const essay of eachOf(essays, { where })) await remove(essay, 'retention');
    },

    /** Deletions begun a while ago: all steps again, then done. */
    settle: async (): Promise<void> => {
      const begun = { state: 'deleting', deletedAt: before(SETTLE_MS) };
      for await (const { _id } of eachOf(essays, { where: begun })) {
        await removeWhatHangsOn(_id);
        await essays.update(_id, finishDeletion);
      }
      const destroyed = { state: 'destroyed', destroyedAt: before(SETTLE_MS) };
      for await (const { _id } of eachOf(keys, { where: destroyed })) {
        await removeAllOf(_id);
        await keys.update(_id, markEmptied);
      }
      // None of them waits until a clock that was set back is there again.
      const now = clock();
      const ahead = { $gt: now };
      for await (const { _id } of eachOf(essays, {
        where: { state: 'deleting', deletedAt: ahead },
      }))
        await essays.update(_id, (essay) => bringDeletionNear(essay, now));
      for await (const { _id } of eachOf(keys, {
        where: { state: 'destroyed', destroyedAt: ahead },
      }))
        await keys.update(_id, (key) => bringDestructionNear(key, now));
    },

    /** Empty documents nobody will ask for any more. */
    forget: async (): Promise<void> => {
      const gone = { state: 'deleted', deletedAt: before(TOMBSTONE_MS) };
      for await (const { _id, version, outbox } of eachOf(essays, { where: gone }))
        if (outbox.length === 0) await essays.delete(_id, version);
      const emptied = { state: 'emptied', destroyedAt: before(TOMBSTONE_MS) };
      for await (const { _id } of eachOf(keys, { where: emptied })) await keys.delete(_id);
    },
  };
};
