import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALWAYS_HELD_LEASE, startOutboxRelay, type EventEnvelope } from '@argint/event-bus';
import { withEvents } from '@argint/aggregate-store';
import { openCounters } from './testing/counter-store.ts';

const event = (id: string): EventEnvelope => ({
  specversion: '1.0',
  id,
  source: 'test',
  type: 'users.deleted',
  subject: 'u',
  time: '2026-11-21T12:00:00.000Z',
  data: { userId: 'u' },
});

describe('an outbox a process left behind', () => {
  let folder: string;
  let now: number;
  const published: string[] = [];
  const clock = () => new Date(now);
  const open = () => openCounters({ file: join(folder, 'a.db'), clock });
  const relayOf = (
    source: Awaited<ReturnType<typeof open>>['store'],
    after: () => void = () => undefined,
  ) =>
    startOutboxRelay({
      bus: {
        publish: async (events) => {
          published.push(...events.map(({ id }) => id));
          after();
        },
      },
      source,
      lease: ALWAYS_HELD_LEASE,
      onError: () => undefined,
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
    now = Date.parse('2026-11-21T12:00:00.000Z');
    published.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Two aggregates with two events each, the second an hour later by the clock; then the end. */
  const leaveBehind = async (hours: number) => {
    const { store, counters } = await open();
    for (const _id of ['a', 'b'])
      await counters.insert({ _id, count: 0, outbox: [event(`${_id}1`)] });
    now += hours * 3_600_000;
    for (const id of ['a', 'b'])
      await counters.update(id, (doc) => withEvents(doc, event(`${id}2`)));
    await counters.insert({ _id: 'c', count: 0, outbox: [event('c1')] });
    await store.close();
  };
  const ofEach = () => ['a', 'b', 'c'].map((id) => published.filter((one) => one.startsWith(id)));

  test.each([
    ['forward', 1],
    ['back', -1],
  ])(
    'events left behind are published once at the next start, in order within each aggregate, when the clock has gone %s',
    async (_way, hours) => {
      await leaveBehind(hours);
      const { store } = await open();
      const relay = relayOf(store);
      await relay.flush();
      expect(ofEach()).toEqual([['a1', 'a2'], ['b1', 'b2'], ['c1']]);
      await relay.flush();
      expect(published).toHaveLength(5);
      expect(await store.pendingOutbox(10)).toEqual([]);
      await relay.close();
      await store.close();
    },
  );

  test('an event that was published and not yet cleared is published again, and nothing is lost', async () => {
    await leaveBehind(0);
    const dying = await open();
    const died = relayOf({
      ...dying.store,
      clearOutbox: async () => Promise.reject(new Error('killed')),
    });
    await expect(died.flush()).rejects.toThrow('killed');
    await died.close();
    await dying.store.close();
    published.length = 0;
    const { store } = await open();
    const relay = relayOf(store);
    await relay.flush();
    expect(ofEach()).toEqual([['a1', 'a2'], ['b1', 'b2'], ['c1']]);
    await relay.close();
    await store.close();
  });
});
