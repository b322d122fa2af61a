import { expect, test } from '@jest/globals';
import { useEssayHarness, wrappingWith } from '../testing/essay-harness.ts';
import { createMasterKeyChange } from './master-key-change.ts';
import { createStoredVault } from './stored-vault.ts';
import type { Place } from './vault.ts';

const { harness, clock } = useEssayHarness();
const at: Place = { collection: 'essays', id: 'e1', field: 'text' };
const key = (n: number): string => Buffer.alloc(32, n).toString('base64');

/** One replica with the given master keys, by their numbers. The harness itself has key 7. */
const replica = (current: number, { next = [] as number[], previous = [] as number[] } = {}) => {
  const { keys, rotations } = harness.collections;
  const wrapping = wrappingWith({
    MASTER_KEY: key(current),
    MASTER_KEY_NEXT: next.map(key),
    MASTER_KEY_PREVIOUS: previous.map(key),
  });
  return {
    ...createMasterKeyChange({ keys, wrapping }),
    vault: createStoredVault({ keys, rotations, wrapping, clock: clock.now }),
  };
};
const users = ['u1', 'u2', 'u3', 'u4'];
/** One sealed text of each user. */
const sealAll = async (): Promise<string[]> =>
  Promise.all(
    users.map(async (user) => (await harness.vault.sealFor(user)).seal(at, `text of ${user}`)),
  );
const openAll = ({ vault }: ReturnType<typeof replica>, sealed: readonly string[]) =>
  Promise.all(users.map(async (user, i) => (await vault.openFor(user)).open(at, sealed[i] ?? '')));
const texts = users.map((user) => `text of ${user}`);

test('after the move everything opens without the old master key', async () => {
  const sealed = await sealAll();
  const both = replica(8, { previous: [7] });
  await both.check();
  expect(await openAll(both, sealed)).toEqual(texts);
  expect(await both.waiting()).toBe(4);
  await both.move();
  expect(await both.waiting()).toBe(0);
  const alone = replica(8);
  await alone.check();
  expect(await openAll(alone, sealed)).toEqual(texts);
});

test.each([1, 2, 3])(
  'a crash after %i of 4 keys leaves the others to the next run',
  async (done) => {
    const sealed = await sealAll();
    await replica(8, { previous: [7] }).move(done);
    const restarted = replica(8, { previous: [7] });
    expect(await restarted.waiting()).toBe(4 - done);
    expect(await openAll(restarted, sealed)).toEqual(texts);
    await expect(replica(8).check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await restarted.move();
    expect(await openAll(replica(8), sealed)).toEqual(texts);
  },
);

test('two replicas that move at once move each key once', async () => {
  const sealed = await sealAll();
  const [a, b] = [replica(8, { previous: [7] }), replica(8, { previous: [7] })];
  await Promise.all([a.move(), b.move()]);
  const { items } = await harness.collections.keys.find({});
  expect(items.map(({ version }) => version)).toEqual(Array(4).fill(items[0]?.version));
  expect(await openAll(replica(8), sealed)).toEqual(texts);
});

test('a replica that has the new key only as the next one opens what was moved and moves nothing back', async () => {
  const sealed = await sealAll();
  const old = replica(7, { next: [8] });
  await replica(8, { previous: [7] }).move();
  await old.check();
  await old.move();
  expect(await openAll(old, sealed)).toEqual(texts);
  expect(await old.waiting()).toBe(0);
  await replica(8).check();
});

test('the user who gets a key from the old replica during the change is moved as well', async () => {
  const moved = replica(8, { previous: [7] });
  const sealed = (await replica(7, { next: [8] }).vault.sealFor('late')).seal(at, 'words');
  await moved.move();
  const { open } = await replica(8).vault.openFor('late');
  expect(open(at, sealed)).toBe('words');
});

test('keys that an earlier release wrapped, without the id of a master key, are moved', async () => {
  const sealed = await sealAll();
  const { keys } = harness.collections;
  for (const user of users) await keys.update(user, (doc) => ({ ...doc, masterKeyId: null }));
  await replica(7).check();
  await expect(replica(8).check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const both = replica(8, { previous: [7] });
  expect(await both.waiting()).toBe(4);
  await both.move();
  expect(await openAll(replica(8), sealed)).toEqual(texts);
});

test('a destroyed key stays destroyed', async () => {
  await sealAll();
  await harness.vault.destroy('u1');
  await replica(8, { previous: [7] }).move();
  expect((await harness.collections.keys.get('u1'))?.wrapped).toBeNull();
});

test('a start without the master key of the stored data keys is refused with one sentence', async () => {
  await replica(8).check();
  await sealAll();
  await replica(7).check();
  for (const lost of [replica(8), replica(9, { next: [5], previous: [8, 6] })]) {
    await expect(lost.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(lost.vault.openFor('u1')).rejects.toThrow('No master key');
  }
});

test('a key that no master key opens does not keep the others from moving', async () => {
  await sealAll();
  const stray = (await replica(9).vault.sealFor('stray')).seal(at, 'words');
  await harness.collections.keys.update('stray', (doc) => ({ ...doc, masterKeyId: null }));
  const both = replica(8, { previous: [7] });
  await expect(both.move()).rejects.toThrow('1 keys not moved');
  expect(await both.waiting()).toBe(1);
  expect((await replica(9).vault.openFor('stray')).open(at, stray)).toBe('words');
});
