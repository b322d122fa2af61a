import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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
const load = async (name: string, sealingKey = Buffer.alloc(32, 1)) => {
  const store = openSqliteStore({ file: join(dir.path, 'auth.sqlite') });
  stores.push(store);
  const rings = store.collection(keyRingSchema);
  await store.migrate();
  await store.ready();
  return loadSigningKeys({ rings, sealingKey, clock: clock.now, ids: countingIds(name) });
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
  await expect(load('b', Buffer.alloc(32, 2))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('MASTER_KEY'),
  });
});
