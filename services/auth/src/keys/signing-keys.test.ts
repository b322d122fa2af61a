import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { mapKeys } from '@argint/service-kit';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keyRingSchema } from './key-ring.ts';
import { loadSigningKeys } from './signing-keys.ts';

const DAY = 86_400;
let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: ReturnType<typeof fixedClock>;
let stores: ReturnType<typeof openSqliteStore>[];
beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await dir.remove();
});

/** As another process would: a connection of its own. */
const load = async (
  name: string,
  { current = 1, next = [] as number[], previous = [] as number[] } = {},
) => {
  const store = openSqliteStore({ file: join(dir.path, 'auth.sqlite') });
  stores.push(store);
  const rings = store.collection(keyRingSchema);
  await store.migrate();
  await store.ready();
  const sealingKeys = mapKeys({ current, next, previous }, (n) => Buffer.alloc(32, n));
  return loadSigningKeys({ rings, sealingKeys, clock: clock.now, ids: countingIds(name) });
};
const kids = (jwks: string): string[] =>
  (JSON.parse(jwks) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);

test('two processes that start at once share one ring', async () => {
  const [a, b] = await Promise.all([load('a'), load('b')]);
  expect(a.current().kid).toBe(b.current().kid);
  expect(a.jwks()).toBe(b.jwks());
});

test('a restart signs with the same key', async () => {
  expect((await load('a')).current().kid).toBe((await load('b')).current().kid);
});

test('the next key is published before it signs, the last one after', async () => {
  const keys = await load('a');
  const [current, next] = kids(keys.jwks());
  clock.advance(90 * DAY);
  await keys.maintain();
  expect(keys.current().kid).toBe(next);
  expect(kids(keys.jwks())).toEqual([current, next, expect.anything()]);
  clock.advance(DAY + 3_600);
  await keys.maintain();
  expect(kids(keys.jwks())).not.toContain(current);
});

test('a key that one process rotated to is used by the other', async () => {
  const [a, b] = [await load('a'), await load('b')];
  clock.advance(90 * DAY);
  await Promise.all([a.maintain(), b.maintain()]);
  await Promise.all([a.maintain(), b.maintain()]);
  expect(a.current().kid).toBe(b.current().kid);
  expect(kids(a.jwks())).toHaveLength(3);
});

test('after a rotation by hand the next key signs, and the last one verifies for a day and an hour more', async () => {
  const keys = await load('a');
  const [current, next] = kids(keys.jwks());
  expect(await keys.rotate()).toEqual({
    kid: next,
    retiredKid: current,
    retiredUntil: new Date('2026-11-22T13:00:00.000Z'),
  });
  expect(keys.current().kid).toBe(next);
  clock.advance(DAY + 3_599);
  await keys.maintain();
  expect(kids(keys.jwks())).toContain(current);
  clock.advance(1);
  await keys.maintain();
  expect(kids(keys.jwks())).not.toContain(current);
});

test('the ring is not rotated again before every service can know the key that would sign', async () => {
  const keys = await load('a');
  await keys.rotate();
  const before = keys.jwks();
  clock.advance(90);
  await expect(keys.rotate()).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { retryAfterSeconds: 90 },
  });
  expect(keys.jwks()).toBe(before);
  clock.advance(90);
  await keys.rotate();
});

test('of two processes that rotate the ring at once, one does', async () => {
  const [a, b] = [await load('a'), await load('b')];
  const both = await Promise.allSettled([a.rotate(), b.rotate()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([a.maintain(), b.maintain()]);
  expect([a.current().kid, kids(a.jwks()).length]).toEqual([b.current().kid, 3]);
});

test('no private part is published', async () => {
  const { keys } = JSON.parse((await load('a')).jwks()) as { keys: object[] };
  for (const key of keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('another master key stops the start with one sentence', async () => {
  await load('a');
  await expect(load('b', { current: 2 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('MASTER_KEY'),
  });
});

describe('after a change of the master key', () => {
  test('the stored ring is sealed with the new key, and the old one is no longer needed', async () => {
    const before = await load('a');
    const moved = await load('b', { current: 2, previous: [1] });
    expect(moved.current().kid).toBe(before.current().kid);
    expect(await moved.behind()).toBe(0);
    const { current, jwks } = await load('c', { current: 2 });
    expect([current().kid, jwks()]).toEqual([before.current().kid, before.jwks()]);
    await expect(load('d')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a replica that has the new key only as the next one reads the ring and leaves it as it is', async () => {
    const old = await load('a', { current: 1, next: [2] });
    const moved = await load('b', { current: 2, previous: [1] });
    await old.maintain();
    expect(await moved.behind()).toBe(0);
    clock.advance(180);
    await old.rotate();
    // It seals the key that it adds with its own master key, until the other replica maintains the ring.
    expect(await moved.behind()).toBe(1);
    await moved.maintain();
    expect([await moved.behind(), moved.current().kid]).toEqual([0, old.current().kid]);
  });

  test('a master key that opens the signing key but not the next one stops the start', async () => {
    const old = await load('a', { current: 1, next: [2] });
    await load('b', { current: 2, previous: [1] });
    await old.rotate();
    await expect(load('c', { current: 2 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
