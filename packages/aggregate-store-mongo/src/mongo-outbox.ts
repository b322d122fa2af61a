import type { OutboxSource, PendingOutbox } from '@argint/event-bus';
import { untilNoConflict, type StoredPlain } from '@argint/aggregate-store/adapter';
import type { Model } from 'mongoose';
import type { DeclaredCollection } from './declare-collection.ts';
import { driverOf } from './mongo-model.ts';

/** Events wait in it. Written as a range, which the index of `outboxSince` serves. */
const WAITING = { outboxSince: { $gte: new Date(0) } };

/**
 * Removes events from one outbox, by the one of two writes that applies: an outbox that holds no other events is
 * emptied and loses its date, one that does keeps it. So no reader ever sees an outbox that is empty and dated.
 * Resolves to true when no such event is left, to undefined where another writer came between the two.
 */
const clearEvents = async (
  model: Model<StoredPlain>,
  _id: string,
  ids: readonly string[],
): Promise<true | undefined> => {
  const hasOthers = { $elemMatch: { id: { $nin: ids } } };
  const mentions = { 'outbox.id': { $in: ids } };
  const emptied = await driverOf(model).updateOne(
    { _id, ...mentions, outbox: { $not: hasOthers } },
    { $set: { outbox: [], outboxSince: null }, $inc: { version: 1 } },
  );
  if (emptied.matchedCount > 0) return true;
  const thinned = await driverOf(model).updateOne(
    { _id, ...mentions, outbox: hasOthers },
    { $pull: { outbox: { id: { $in: ids } } }, $inc: { version: 1 } },
  );
  if (thinned.matchedCount > 0) return true;
  const left = await driverOf(model).findOne({ _id, ...mentions }, { projection: { _id: 1 } });
  return left === null ? true : undefined;
};

/** What waits in the outboxes of a store's collections; before ready() nothing does. */
export const mongoOutbox = (
  collections: ReadonlyMap<string, DeclaredCollection<unknown>>,
): Pick<OutboxSource, 'pendingOutbox' | 'outboxBacklog' | 'clearOutbox'> => {
  const readyOnes = (): [string, DeclaredCollection<unknown>][] =>
    [...collections].filter(([, { isReady }]) => isReady);

  return {
    async pendingOutbox(limit) {
      const found = await Promise.all(
        readyOnes().map(async ([collection, { model, call }]) => {
          const docs = await call(() =>
            model
              .find(WAITING, { outbox: 1, outboxSince: 1 })
              .sort({ outboxSince: 1 })
              .limit(limit)
              .lean<StoredPlain[]>()
              .exec(),
          );
          return docs.map(({ _id: aggregateId, outbox: events, outboxSince }) => ({
            since: Number(outboxSince),
            pending: { collection, aggregateId, events } satisfies PendingOutbox,
          }));
        }),
      );
      const sorted = found.flat().sort((a, b) => a.since - b.since);
      return sorted.slice(0, limit).map(({ pending }) => pending);
    },

    async outboxBacklog() {
      const found = await Promise.all(
        readyOnes().map(async ([, { model, call }]) => {
          const oldest = await call(() =>
            model
              .findOne(WAITING, { outboxSince: 1 })
              .sort({ outboxSince: 1 })
              .lean<StoredPlain | null>()
              .exec(),
          );
          if (!oldest?.outboxSince) return { waiting: 0, since: Infinity };
          const waiting = await call(() => model.countDocuments(WAITING).exec());
          return { waiting, since: oldest.outboxSince.getTime() };
        }),
      );
      const since = Math.min(Infinity, ...found.map((one) => one.since));
      return {
        waiting: found.reduce((sum, { waiting }) => sum + waiting, 0),
        oldestSince: since === Infinity ? null : new Date(since),
      };
    },

    async clearOutbox(collection, aggregateId, eventIds) {
      const declared = collections.get(collection);
      if (declared === undefined) throw new TypeError(`${collection} is not declared`);
      const { model, call } = declared;
      await untilNoConflict(collection, () =>
        call(() => clearEvents(model, aggregateId, eventIds)),
      );
    },
  };
};
