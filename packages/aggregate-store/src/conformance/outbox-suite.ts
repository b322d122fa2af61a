import { expect, test } from '@jest/globals';
import { emit } from '../aggregate-store.ts';
import { parcel, parcelEvent } from './parcel.ts';
import type { Workbench } from './store-under-test.ts';

/** Claims about the events that wait in the aggregates. */
export const outboxSuite = ({ fresh, pass }: Workbench): void => {
  test('an event leaves with the change that caused it and survives a crash', async () => {
    const first = await fresh();
    await first.parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await first.parcels.update('p1', (doc) => emit(doc, parcelEvent('e2')));
    const { store } = await first.reopen();
    expect(await store.pendingOutbox(10)).toEqual([
      { collection: 'parcels', aggregateId: 'p1', events: [parcelEvent('e1'), parcelEvent('e2')] },
    ]);
  });

  test('outboxSince is set by the first event, kept by later ones and cleared with the last', async () => {
    const { store, parcels } = await fresh();
    await parcels.insert(parcel('p1'));
    const since = pass(1_000);
    expect(
      (await parcels.update('p1', (doc) => emit(doc, parcelEvent('e1'))))?.outboxSince,
    ).toEqual(since);
    pass(1_000);
    expect(
      (await parcels.update('p1', (doc) => emit(doc, parcelEvent('e2'))))?.outboxSince,
    ).toEqual(since);
    await store.clearOutbox('parcels', 'p1', ['e1']);
    expect(await parcels.get('p1')).toMatchObject({ outbox: [{ id: 'e2' }], outboxSince: since });
    await store.clearOutbox('parcels', 'p1', ['e2']);
    expect(await parcels.get('p1')).toMatchObject({ outbox: [], outboxSince: null });
    expect(await store.pendingOutbox(10)).toEqual([]);
  });

  test('what waits longest comes first, over all collections, up to the limit', async () => {
    const { store, parcels, shelves } = await fresh();
    const outbox = [parcelEvent('e')];
    await parcels.insert({ ...parcel('z'), outbox });
    pass(1_000);
    await shelves.insert({ _id: 'y', hub: 'CPT', outbox });
    pass(1_000);
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
    const { store, parcels } = await fresh();
    await parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await store.clearOutbox('parcels', 'p1', ['other']);
    await store.clearOutbox('parcels', 'nobody', ['e1']);
    expect((await parcels.get('p1'))?.version).toBe(1);
  });

  test('an event emitted while others are cleared is kept', async () => {
    const { store, parcels } = await fresh();
    await parcels.insert({ ...parcel('p1'), outbox: [parcelEvent('e1')] });
    await Promise.all([
      store.clearOutbox('parcels', 'p1', ['e1']),
      parcels.update('p1', (doc) => emit(doc, parcelEvent('e2'))),
    ]);
    expect((await parcels.get('p1'))?.outbox.map(({ id }) => id)).toEqual(['e2']);
  });

  test('listeners hear of writes that left events, after they are durable, until they stop', async () => {
    const { store, parcels } = await fresh();
    let nudges = 0;
    const stop = store.onOutbox(() => (nudges += 1));
    await parcels.insert(parcel('p1'));
    expect(nudges).toBe(0);
    await parcels.update('p1', (doc) => emit(doc, parcelEvent('e1')));
    expect(nudges).toBe(1);
    stop();
    await parcels.update('p1', (doc) => emit(doc, parcelEvent('e2')));
    expect(nudges).toBe(1);
  });
};
