import { describe, expect, test } from '@jest/globals';
import type { EssayCollections } from '../collections.ts';
import { withPresentKeys } from '../grpc/with-present-keys.ts';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { useCasesOver, useEssayHarness, wrappingWith } from '../testing/essay-harness.ts';
import { critiquedJson } from '../testing/sample-critique.ts';
import { findingsJson } from '../testing/sample-json.ts';
import { sealedByKey } from '../testing/sealed-values.ts';
import { createDataKeyRotation } from './data-key-rotation.ts';
import { LONGEST_CALL_MS } from './longest-call.ts';
import { createMasterKeyChange } from './master-key-change.ts';
import { createStoredVault } from './stored-vault.ts';

const { harness, clock } = useEssayHarness();
const text = 'Water runs. Experts say so.';
const critiqueId = `vague-${text.indexOf('Experts')}`;
/**
 * Sealed values of one user below: five texts, a reason, a result with its suggestions, two findings, an answer, an
 * essay that waits for a payment with its question.
 */
const VALUES = 13;
const KEY = 'a'.repeat(64);
type UseCases = ReturnType<typeof useCasesOver>;
const replica = (collections: EssayCollections = harness.collections): UseCases =>
  useCasesOver(collections, clock.now);

/** Stores one of everything that is sealed. */
const store = async (userId: string) => {
  const { essays, results, states, findings, answers, pendingEssays } = replica();
  const essayId = `essay-${userId}`;
  await essays.create({ essayId, userId, text, question: 'Why?', rubric: 'Argument' });
  const resultJson = critiquedJson(text, ['Experts']);
  await results.save({ essayId, jobId: `job-${userId}`, isCompleted: true, resultJson });
  const reason = 'It is a quotation.';
  await states.decide({ essayId, userId, critiqueId, state: 'not useful', reason });
  const found = ['a', 'b'].map((taskId) => ({
    taskId,
    fence: 1,
    findingsJson: findingsJson(taskId),
  }));
  await findings.save({ essayId, jobId: `next-${userId}`, findings: found });
  await answers.keep({ essayId, key: KEY, answerJson: '{"remarks":[]}' });
  await pendingEssays.keep({ userId, transactionId: 'order', text, question: 'Why?' });
};
/** Everything of a user, as it reads. */
const read = async (userId: string, using: UseCases = replica()) => ({
  essay: await using.essays.get(`essay-${userId}`, userId),
  listed: await using.essays.list(userId, 0, ''),
  results: await using.results.list(`essay-${userId}`, userId),
  suggestions: await using.suggestions.list(`essay-${userId}`, userId),
  states: await using.states.list(`essay-${userId}`, userId),
  findings: await using.findings.read(`next-${userId}`),
  answer: await using.answers.find(`essay-${userId}`, KEY),
  pending: await using.pendingEssays.get(userId),
});
const waitOutCalls = (): void => clock.advance(LONGEST_CALL_MS / 1_000);
const rotateWhole = async ({ rotation }: UseCases, id = 'command-1'): Promise<void> => {
  await rotation.start(id);
  await rotation.advance();
  waitOutCalls();
  await rotation.advance();
};
const numbersOf = async (userId: string): Promise<number[] | undefined> => {
  const wrapped = (await harness.collections.keys.get(userId))?.wrapped;
  return wrappingWith({})
    .unwrap(userId, wrapped ?? '')
    ?.map(({ number }) => number);
};
const DONE = { waiting: 0, resealing: 0, keeping: 0 };

describe('a rotation of the data keys', () => {
  test('seals every stored value with a new key, and then removes the old one', async () => {
    await store('u1');
    const before = await read('u1');
    expect(await sealedByKey(harness.collections)).toEqual({ 0: VALUES });
    const { rotation } = harness;
    await rotation.start('command-1');
    expect(await rotation.progress()).toMatchObject({ number: 1, users: 1, waiting: 1 });
    await rotation.advance();
    expect(await rotation.progress()).toMatchObject({ ...DONE, keeping: 1 });
    expect(await sealedByKey(harness.collections)).toEqual({ 1: VALUES });
    expect(await numbersOf('u1')).toEqual([1, 0]);
    expect(await read('u1')).toEqual(before);
    waitOutCalls();
    await rotation.advance();
    expect(await rotation.progress()).toMatchObject(DONE);
    expect(await numbersOf('u1')).toEqual([1]);
    expect(await read('u1')).toEqual(before);
  });

  test('goes on from where it stopped, in steps as small as one document page', async () => {
    for (const user of ['u1', 'u2', 'u3']) await store(user);
    await harness.rotation.start('command-1');
    let steps = 0;
    while ((await replica().rotation.advance(1)) > 0) steps += 1;
    // For each user a key, and a page of each of five collections.
    expect(steps).toBe(18);
    expect(await sealedByKey(harness.collections)).toEqual({ 1: 3 * VALUES });
  });

  test('starts once for one command, and another command joins it until it is done', async () => {
    await store('u1');
    const { rotation } = harness;
    for (const id of ['command-1', 'command-1', 'command-2']) await rotation.start(id);
    await rotateWhole(harness, 'command-3');
    expect(await rotation.progress()).toMatchObject({ number: 1, ...DONE });
    await rotation.start('command-1');
    expect(await rotation.progress()).toMatchObject({ number: 1, ...DONE });
    await Promise.all(['command-4', 'command-5'].map((id) => replica().rotation.start(id)));
    await rotateWhole(harness, 'command-4');
    expect(await rotation.progress()).toMatchObject({ number: 2, ...DONE });
    expect(await sealedByKey(harness.collections)).toEqual({ 2: VALUES });
  });

  test('concerns neither users who come after it nor destroyed keys', async () => {
    await store('u1');
    await harness.vault.destroy('u1');
    await harness.rotation.start('command-1');
    await store('u2');
    await harness.rotation.advance();
    expect(await harness.rotation.progress()).toMatchObject({ users: 1, ...DONE });
    expect(await numbersOf('u2')).toEqual([1]);
    expect((await harness.collections.keys.get('u1'))?.wrapped).toBeNull();
  });

  test('by two replicas at once gives each user one new key', async () => {
    const users = ['u1', 'u2', 'u3'];
    for (const user of users) await store(user);
    const before = await Promise.all(users.map((user) => read(user)));
    await Promise.all([replica(), replica()].map((one) => rotateWhole(one)));
    await harness.rotation.advance();
    expect(await harness.rotation.progress()).toMatchObject(DONE);
    expect(await Promise.all(users.map((user) => read(user)))).toEqual(before);
    for (const user of users) expect(await numbersOf(user)).toEqual([1]);
  });

  test('seals what a call with the old key writes late before the old key goes', async () => {
    await store('u1');
    const { collections, rotation, vault } = harness;
    const late = await vault.openFor('u1');
    await rotation.start('command-1');
    await rotation.advance();
    const place = { collection: 'essays', id: 'essay-u1', field: 'title' };
    const title = late.seal(place, 'Late');
    await collections.essays.update('essay-u1', (essay) => ({ ...essay, title }));
    expect((await read('u1')).essay.title).toBe('Late');
    waitOutCalls();
    await rotation.advance();
    expect(await sealedByKey(collections)).toEqual({ 1: VALUES });
    expect((await read('u1')).essay.title).toBe('Late');
  });

  test('keeps the old key where a value does not open, and seals all others', async () => {
    for (const user of ['u1', 'u2']) await store(user);
    const { collections } = harness;
    await collections.results.update('job-u1', (result) => ({
      ...result,
      json: result.json.replace(/.{8}$/, 'AAAAAAA='),
    }));
    const found: unknown[] = [];
    const rotation = createDataKeyRotation({
      collections,
      wrapping: wrappingWith({}),
      clock: clock.now,
      onDamaged: (damaged) => found.push(damaged),
    });
    await rotateWhole({ ...replica(), rotation });
    expect(found).toEqual([{ userId: 'u1', values: 1 }]);
    expect(await rotation.progress()).toMatchObject(DONE);
    expect(await sealedByKey(collections)).toEqual({ 0: 1, 1: 2 * VALUES - 1 });
    expect([await numbersOf('u1'), await numbersOf('u2')]).toEqual([[1, 0], [1]]);
  });

  test('ends although a wrong clock wrote dates of the future', async () => {
    await store('u1');
    clock.advance(1_000_000);
    await harness.rotation.start('command-1');
    await harness.rotation.advance(2);
    clock.advance(-1_000_000);
    await harness.rotation.advance();
    waitOutCalls();
    await harness.rotation.advance();
    expect(await harness.rotation.progress()).toMatchObject(DONE);
    expect(await numbersOf('u1')).toEqual([1]);
  });

  test('and of the master key at the same time leaves nothing under the old master key', async () => {
    await store('u1');
    const before = await read('u1');
    const { keys } = harness.collections;
    const [old, fresh] = [7, 8].map((n) => Buffer.alloc(32, n).toString('base64'));
    const wrapping = wrappingWith({ MASTER_KEY: fresh ?? '', MASTER_KEY_PREVIOUS: [old ?? ''] });
    await harness.rotation.start('command-1');
    await harness.rotation.advance();
    await createMasterKeyChange({ keys, wrapping }).move();
    waitOutCalls();
    await createDataKeyRotation({ ...harness, wrapping, clock: clock.now }).advance();
    const alone = wrappingWith({ MASTER_KEY: fresh ?? '' });
    await createMasterKeyChange({ keys, wrapping: alone }).check();
    const vault = createStoredVault({ ...harness.collections, wrapping: alone, clock: clock.now });
    const essay = await harness.collections.essays.get('essay-u1');
    const place = { collection: 'essays', id: 'essay-u1', field: 'text' };
    expect((await vault.openFor('u1')).open(place, essay?.text ?? '')).toBe(before.essay.content);
  });
});

/** Writes of a whole rotation for one user. */
const WRITES = 18;

describe.each(['before', 'after'] as const)('a crash right %s a write of a rotation', (when) => {
  test.each(Array.from({ length: WRITES }, (_, i) => i + 1))(
    'number %i leaves every text readable, and another replica ends the rotation',
    async (nth) => {
      await store('u1');
      const before = await read('u1');
      const broken = crashingCollections(harness.collections, nth, when);
      await rotateWhole(replica(broken.collections)).catch(() => undefined);
      expect(broken.crashed()).toBe(true);
      expect(await read('u1')).toEqual(before);
      await rotateWhole(harness);
      waitOutCalls();
      await harness.rotation.advance();
      expect(await harness.rotation.progress()).toMatchObject({ number: 1, ...DONE });
      expect(await sealedByKey(harness.collections)).toEqual({ 1: VALUES });
      expect(await numbersOf('u1')).toEqual([1]);
      expect(await read('u1')).toEqual(before);
    },
  );
});

test('a rotation for one user has no more writes than those with a crash test', async () => {
  await store('u1');
  const whole = crashingCollections(harness.collections, WRITES + 1, 'before');
  await rotateWhole(replica(whole.collections));
  expect(whole.crashed()).toBe(false);
});

test('a call that read the keys before a rotation and the texts after it succeeds', async () => {
  await store('u1');
  const { results } = harness.collections;
  let rotations = 0;
  let isDue = false;
  const find: typeof results.find = async (query) => {
    if (isDue) await rotateWhole(harness, `command-${(rotations += 1)}`);
    isDue = false;
    return results.find(query);
  };
  const { states } = replica({ ...harness.collections, results: { ...results, find } });
  const decide = ({ decide: method }: Pick<typeof states, 'decide'>) => {
    isDue = true;
    return method({ essayId: 'essay-u1', userId: 'u1', critiqueId: 'unknown', state: 'intended' });
  };
  await expect(decide(states)).rejects.toThrow('no data key 1');
  await expect(decide(withPresentKeys(states))).rejects.toMatchObject({
    code: 'CRITIQUE_NOT_FOUND',
  });
  expect(rotations).toBe(2);
});
