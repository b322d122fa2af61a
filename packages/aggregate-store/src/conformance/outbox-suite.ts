import { expect, test } from '@jest/globals';
import { withEvents } from '../aggregate-store.ts';
import { parcel, parcelEvent, shelf } from './parcel.ts';
import type { StoreHarness } from './store-under-test.ts';

/** Claims about the events that wait in the aggregates. */
export const outboxSuite = ({ openEmpty, advanceClock }: StoreHarness): void => {
  test('an event is stored with the change that caused it and survives a crash', async () => {
    const first = await openEmpty();
    await first.parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await first.parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e2')));
    const { store } = await first.reopen();
    expect(await store.pendingOutbox(10)).toEqual([
      { collection: 'parcels', aggregateId: 'p1', events: [parcelEvent('e1'), parcelEvent('e2')] },
    ]);
  });

  test('the backlog counts the waiting events of every collection and says since when they wait', async () => {
    const { store, parcels, shelves } = await openEmpty();
    expect(await store.outboxBacklog()).toEqual({ waiting: 0, oldestSince: null });
    const first = await parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    advanceClock(5_000);
    await shelves.insert({ ...shelf('s1'), outbox: [parcelEvent('e2')] });
    await parcels.insert(parcel('p2'));
    expect(await store.outboxBacklog()).toEqual({
      waiting: 2,
      oldestSince: first.outboxSince,
    });
    await store.clearOutbox('parcels', 'p1', ['e1']);
    await store.clearOutbox('shelves', 's1', ['e2']);
    expect(await store.outboxBacklog()).toEqual({ waiting: 0, oldestSince: null });
  });

  test('outboxSince is set by the first event, kept by later ones and cleared with the last', async () => {
    const { store, parcels } = await openEmpty();
    await parcels.insert(parcel('p1'));
    const since = advanceClock(1_000);
    expect(
      (await parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e1'))))?.outboxSince,
    ).toEqual(since);
    advanceClock(1_000);
    expect(
      (await parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e2'))))?.outboxSince,
    ).toEqual(since);
    await store.clearOutbox('parcels', 'p1', ['e1']);
    expect(await parcels.get('p1')).toMatchObject({ outbox: [{ id: 'e2' }], outboxSince: since });
    await store.clearOutbox('parcels', 'p1', ['e2']);
    expect(await parcels.get('p1')).toMatchObject({ outbox: [], outboxSince: null });
    expect(await store.pendingOutbox(10)).toEqual([]);
  });

  test('pending aggregates of all collections are listed longest-waiting first, up to the limit', async () => {
    const { store, parcels, shelves } = await openEmpty();
    const outbox = [parcelEvent('e')];
    await parcels.insert({ ...parcel('z'), outbox });
    advanceClock(1_000);
    await shelves.insert({ ...shelf('y'), outbox });
    advanceClock(1_000);
    await parcels.insert({ ...parcel('x'), outbox });
    await parcels.insert(parcel('quiet'));
    const order = async (limit: number): Promise<string[]> =>
      (await store.pendingOutbox(limit)).map(
        ({ collection, aggregateId }) => `${collection}/${aggregateId}`,
      );
    expect(await order(10)).toEqual(['parcels/z', 'shelves/y', 'parcels/x']);
    expect(await order(2)).toEqual(['parcels/z', 'shelves/y']);
  });

  test('clearing unknown events or a missing aggregate changes nothing', async () => {
    const { store, parcels } = await openEmpty();
    await parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await store.clearOutbox('parcels', 'p1', ['other']);
    await store.clearOutbox('parcels', 'nobody', ['e1']);
    expect((await parcels.get('p1'))?.version).toBe(1);
  });

  test('an event emitted while others are cleared is kept', async () => {
    const { store, parcels } = await openEmpty();
    await parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await Promise.all([
      store.clearOutbox('parcels', 'p1', ['e1']),
      parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e2'))),
    ]);
    expect((await parcels.get('p1'))?.outbox.map(({ id }) => id)).toEqual(['e2']);
  });

  test('clearing goes through while updates of the same aggregate run on another handle', async () => {
    const one = await openEmpty();
    const two = await one.reopen();
    const events = Array.from({ length: 20 }, (_, i) => parcelEvent(`e${i}`));
    await one.parcels.insert({ ...parcel('p1', { weight: 0 }), outbox: events });
    const updates = Array.from({ length: 20 }, () =>
      two.parcels.update('p1', (doc) => ({ ...doc, weight: doc.weight + 1 })),
    );
    const clears = events.map(({ id }) => one.store.clearOutbox('parcels', 'p1', [id]));
    await Promise.all([...updates, ...clears]);
    expect(await two.parcels.get('p1')).toMatchObject({ weight: 20, outbox: [] });
  });

  test('listeners are called after each durable write that added events, until they unsubscribe', async () => {
    const { store, parcels } = await openEmpty();
    let nudges = 0;
    const stop = store.onOutbox(() => (nudges += 1));
    await parcels.insert(parcel('p1'));
    expect(nudges).toBe(0);
    await parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e1')));
    expect(nudges).toBe(1);
    stop();
    await parcels.update('p1', (doc) => withEvents(doc, parcelEvent('e2')));
    expect(nudges).toBe(1);
  });
};
