import type { Doc } from '@argint/aggregate-store';
import { AppError, type EventData } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import { eachOf, type EssayCollections } from '../collections.ts';
import { clampDestroyedAt, markEmptied } from '../sealing/data-key.ts';
import { findDrafts } from '../drafts/find-drafts.ts';
import { LONGEST_CALL_MS } from '../sealing/longest-call.ts';
import type { Vault } from '../sealing/vault.ts';
import { beginDeletion, clampDeletedAt, checkOwner, finishDeletion, type Essay } from './essay.ts';

/** Why an essay was deleted; a metric label. */
export type DeletionReason = 'user' | 'retention' | 'account';

/**
 * How long after its start a deletion is repeated, in ms. No call that saw the essay before the deletion runs that
 * long. So nothing that such a call wrote remains, even if its process died.
 */
const SETTLE_MS = LONGEST_CALL_MS;
/** How long tombstones are kept for repeated calls and late events, in ms. */
const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

export type EssayDeletion = ReturnType<typeof createEssayDeletion>;

/** Deletes essays and users. Every step can be repeated. After a crash the sweeper finishes the deletion. */
export const createEssayDeletion = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
  deletedEvent: (data: EventData<'essays.deleted'>) => EventEnvelope<'essays.deleted'>;
  onDeleted?: (reason: DeletionReason) => void;
}) => {
  const { collections, vault, clock, deletedEvent, onDeleted } = parts;
  const { essays, findings, answers, results, keys, pendingEssays } = collections;
  const before = (ms: number): { $lte: Date } => ({ $lte: new Date(clock().getTime() - ms) });

  /** Removes what belongs to an essay besides its own document. */
  const removeRest = async (essayId: string): Promise<void> => {
    for await (const { _id } of eachOf(findings, { where: { essayId } }))
      await findings.delete(_id);
    for await (const { _id } of eachOf(answers, { where: { essayId } })) await answers.delete(_id);
    for await (const { _id } of eachOf(results, { where: { essayId } })) await results.delete(_id);
  };

  const remove = async (
    essay: Doc<Essay>,
    reason: DeletionReason,
    withDrafts = false,
  ): Promise<void> => {
    const deleted = deletedEvent({ userId: essay.userId, essayId: essay._id });
    const after = await essays.update(essay._id, (doc) =>
      beginDeletion(doc, { now: clock(), deleted, withDrafts }),
    );
    if (after?.outbox.some(({ id }) => id === deleted.id)) onDeleted?.(reason);
    await removeRest(essay._id);
  };

  const removeDrafts = async (essay: Doc<Essay>, states: readonly Essay['state'][]) => {
    for (const draft of await findDrafts(essays, essay))
      if (states.includes(draft.state)) await remove(draft, 'user', true);
  };

  const removeAllOf = async (userId: string): Promise<void> => {
    await pendingEssays.delete(userId);
    for (const state of ['kept', 'deleting'] as const)
      for await (const essay of eachOf(essays, { where: { userId, state } }))
        await remove(essay, 'account');
    // A process of the release before, which knows no answers, may have deleted an essay and left them.
    for await (const { _id } of eachOf(answers, { where: { userId } })) await answers.delete(_id);
  };

  return {
    /**
     * Deletes an essay, or all its drafts. Its owner may repeat the call: a tombstone still names its group. A draft
     * that is being stored at that moment goes as well, by `followParent`, or by `settle` if its process died.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    deleteEssay: async (essayId: string, userId: string, allDrafts = false): Promise<void> => {
      const essay = await essays.get(essayId);
      if (!essay) throw new AppError('ESSAY_NOT_FOUND');
      checkOwner(essay, userId);
      if (allDrafts) await removeDrafts(essay, ['kept', 'deleting']);
      else if (essay.state !== 'deleted') await remove(essay, 'user');
    },

    /**
     * Call it when a draft has been stored. Deletes it if its parent was deleted with all drafts meanwhile.
     * @throws AppError PARENT_NOT_FOUND if it did
     */
    followParent: async (draft: {
      essayId: string;
      parentEssayId: string | null;
    }): Promise<void> => {
      if (draft.parentEssayId === null) return;
      const parent = await essays.get(draft.parentEssayId);
      if (parent?.withDrafts !== true) return;
      await removeDrafts(parent, ['kept']);
      throw new AppError('PARENT_NOT_FOUND');
    },

    /** Destroys the user's key, so that no copy of a text can be read, and then deletes the user's essays. */
    deleteUser: async (userId: string): Promise<void> => {
      await vault.destroy(userId);
      await removeAllOf(userId);
    },

    /** Deletes essays that are past their retention. */
    expire: async (): Promise<void> => {
      const where = { state: 'kept', retainUntil: before(0) };
      for await (const essay of eachOf(essays, { where })) await remove(essay, 'retention');
    },

    /** Repeats all steps of deletions that began SETTLE_MS ago, and marks them as done. */
    settle: async (): Promise<void> => {
      const begun = { state: 'deleting', deletedAt: before(SETTLE_MS) };
      for await (const essay of eachOf(essays, { where: begun })) {
        const { _id } = essay;
        // Its own settling comes later, so that no call that saw it still runs then.
        if (essay.withDrafts) await removeDrafts(essay, ['kept']);
        await removeRest(_id);
        await essays.update(_id, finishDeletion);
      }
      const destroyed = { state: 'destroyed', destroyedAt: before(SETTLE_MS) };
      for await (const { _id } of eachOf(keys, { where: destroyed })) {
        await removeAllOf(_id);
        await keys.update(_id, markEmptied);
      }
      // Dates too far in the future come from a wrong clock. They are set to now, so that the deletion ends.
      const now = clock();
      const ahead = { $gt: new Date(now.getTime() + CLOCK_SKEW_MS) };
      for await (const { _id } of eachOf(essays, {
        where: { state: 'deleting', deletedAt: ahead },
      }))
        await essays.update(_id, (essay) => clampDeletedAt(essay, now));
      for await (const { _id } of eachOf(keys, {
        where: { state: 'destroyed', destroyedAt: ahead },
      }))
        await keys.update(_id, (key) => clampDestroyedAt(key, now));
    },

    /** Removes tombstones after 30 days, but a first draft's only when no later draft is left: it numbers them. */
    forget: async (): Promise<void> => {
      const gone = { state: 'deleted', deletedAt: before(TOMBSTONE_MS) };
      for await (const { _id, version, outbox } of eachOf(essays, { where: gone }))
        if (outbox.length === 0 && (await essays.count({ groupId: _id, state: 'kept' })) === 0) {
          // A process of the release before, which knows no answers, may have ended the deletion.
          await removeRest(_id);
          await essays.delete(_id, version);
        }
      const emptied = { state: 'emptied', destroyedAt: before(TOMBSTONE_MS) };
      for await (const { _id } of eachOf(keys, { where: emptied })) await keys.delete(_id);
    },
  };
};
