import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  createStoreLease,
  defineAggregate,
  withEvents,
  leaseSchema,
} from '@argint/aggregate-store';
import { newEvent, startOutboxRelay } from '@argint/event-bus';
import { z } from 'zod';
import { openSqliteStore } from './open-sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const things = defineAggregate({ name: 'things', fields: { label: z.string() } });
const event = (id: string) =>
  newEvent('users.deleted', { userId: 'u' }, { source: 'test', id, now: new Date(0) });

test('the relays of three replicas publish 200 events once each, in order within each aggregate', async () => {
  const published: string[] = [];
  const openReplica = async (holder: string) => {
    const store = openSqliteStore({ file: join(folder, 'a.db') });
    const collection = store.collection(things);
    const leases = store.collection(leaseSchema);
    await store.migrate();
    await store.ready();
    const relay = startOutboxRelay({
      bus: {
        publish: async (events) => {
          await setTimeout(1);
          published.push(...events.map(({ id }) => id));
        },
      },
      source: store,
      lease: createStoreLease({ leases, name: 'outbox relay', holder }),
      onError: (error) => void published.push(String(error)),
      batch: 4,
      timings: { idlePollMs: 2, busyPollMs: 1, lingerMs: 3 },
    });
    return { store, collection, relay };
  };
  const replicas = [await openReplica('r1'), await openReplica('r2'), await openReplica('r3')];
  const aggregates = Array.from({ length: 10 }, (_, i) => `thing${i}`);
  for (const _id of aggregates) await replicas[0]!.collection.insert({ _id, label: 'thing' });

  const emitted: string[] = [];
  for (let n = 0; n < 20; n += 1)
    for (const [i, id] of aggregates.entries()) {
      emitted.push(`${id}:${n}`);
      await replicas[i % 3]!.collection.update(id, (doc) => withEvents(doc, event(`${id}:${n}`)));
    }
  while ((await replicas[0]!.store.pendingOutbox(1)).length > 0) await setTimeout(5);
  for (const { relay, store } of replicas) {
    await relay.close();
    await store.close();
  }
  const ofEach = (ids: readonly string[]) =>
    aggregates.map((id) => ids.filter((one) => one.startsWith(`${id}:`)));
  expect(ofEach(published)).toEqual(ofEach(emitted));
});
