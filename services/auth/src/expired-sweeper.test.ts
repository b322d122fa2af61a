import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AggregateStore, Collection } from '@argint/aggregate-store';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { fixedClock, tempDir } from '@argint/testkit';
import { sweepExpired } from './expired-sweeper.ts';
import { newFamily, refreshFamilySchema, type RefreshFamily } from './sessions/refresh-family.ts';

const DAY = 86_400;
const clock = fixedClock();
let dir: Awaited<ReturnType<typeof tempDir>>;
let store: AggregateStore;
let families: Collection<RefreshFamily>;

beforeEach(async () => {
  dir = await tempDir();
  store = openSqliteStore({ file: join(dir.path, 'auth.sqlite'), clock: clock.now });
  families = store.collection(refreshFamilySchema);
  await store.migrate();
  await store.ready();
});
afterEach(async () => {
  await store.close();
  await dir.remove();
});

const open = (sid: string, given: { outbox?: ReturnType<typeof newEvent>[] } = {}) =>
  families.insert({
    _id: sid,
    ...newFamily({ userId: 'u1', epoch: 0, browser: '', system: '' }, `hash of ${sid}`, {
      now: clock.now(),
      maxDays: 90,
    }),
    ...given,
  });
const left = async () => (await families.find({})).items.map(({ _id }) => _id);

describe('the sweeper of expired sessions', () => {
  test('removes a session when its last token has expired, not before, and once', async () => {
    await open('old');
    clock.advance(1);
    await open('young');
    clock.advance(30 * DAY - 2);
    expect(await sweepExpired(families, clock.now())).toBe(0);
    clock.advance(1);
    expect(await sweepExpired(families, clock.now())).toBe(1);
    expect(await left()).toEqual(['young']);
    expect(await sweepExpired(families, clock.now())).toBe(0);
    expect(await left()).toEqual(['young']);
  });

  test('keeps a session with an unpublished event', async () => {
    const data = {
      userId: 'u1',
      sid: 's1',
      revokedAt: clock.now().toISOString(),
      expiresAt: clock.now().toISOString(),
    };
    const event = newEvent('auth.sessions.revoked', data, {
      source: 'auth',
      id: 'e1',
      now: clock.now(),
    });
    await open('s1', { outbox: [event] });
    clock.advance(30 * DAY);
    expect(await sweepExpired(families, clock.now())).toBe(0);
    await store.clearOutbox('refreshFamilies', 's1', ['e1']);
    expect(await sweepExpired(families, clock.now())).toBe(1);
  });

  test('the sweep after one that was killed between two removals removes the rest, over all pages', async () => {
    await Promise.all(Array.from({ length: 510 }, (_, n) => open(`s${n}`)));
    clock.advance(30 * DAY);
    let removed = 0;
    const dying = {
      find: families.find,
      delete: async (...given: Parameters<typeof families.delete>) => {
        if (removed === 3) throw new Error('killed');
        removed += 1;
        return families.delete(...given);
      },
    };
    await expect(sweepExpired(dying, clock.now())).rejects.toThrow('killed');
    expect(await families.count({})).toBe(507);
    expect(await sweepExpired(families, clock.now())).toBe(507);
    expect(await left()).toEqual([]);
  });
});
