import { beforeEach, describe, expect, test } from '@jest/globals';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

const KEY = '0123456789abcdef'.repeat(4);
const OTHER_KEY = 'f'.repeat(64);

const create = (essayId: string, userId = 'u1') =>
  harness.essays.create({ essayId, userId, text: 'Water runs.' });
const keep = (essayId: string, answer: unknown, key = KEY) =>
  harness.answers.keep({ essayId, key, answerJson: JSON.stringify(answer) });
const find = async (essayId: string, key = KEY): Promise<unknown> => {
  const json = await harness.answers.find(essayId, key);
  return json === null ? null : JSON.parse(json);
};
/** Ids of the stored answers. */
const storedIds = async () =>
  (await harness.collections.answers.find({})).items.map(({ _id }) => _id);

beforeEach(() => create('e1'));

describe('an answer that is kept', () => {
  test('is found under its key exactly as it was sent, and under no other key', async () => {
    const answerJson = ' {"quote": "Wasser läuft 😀",\n"remarks": []}';
    await harness.answers.keep({ essayId: 'e1', key: KEY, answerJson });
    expect(await harness.answers.find('e1', KEY)).toBe(answerJson);
    expect(await find('e1', OTHER_KEY)).toBeNull();
  });

  test('stays when another one is sent under its key', async () => {
    await keep('e1', 'first');
    await keep('e1', 'second');
    await keep('e1', 'other', OTHER_KEY);
    expect([await find('e1'), await find('e1', OTHER_KEY)]).toEqual(['first', 'other']);
    expect(await harness.collections.answers.get(`e1:${KEY}`)).toMatchObject({ version: 1 });
  });

  test('is one of those that were sent at once, and only one', async () => {
    await Promise.all([1, 2, 3, 4].map((answer) => keep('e1', answer)));
    expect([1, 2, 3, 4]).toContain(await find('e1'));
    expect(await storedIds()).toEqual([`e1:${KEY}`]);
  });

  test('is stored sealed', async () => {
    await keep('e1', 'Water runs.');
    const stored = await harness.collections.answers.get(`e1:${KEY}`);
    expect(stored?.json).toMatch(/^v1\./);
    expect(JSON.stringify(stored)).not.toContain('Water');
  });

  test('may have 400,000 characters', async () => {
    const answerJson = `"${'ä'.repeat(399_998)}"`;
    await harness.answers.keep({ essayId: 'e1', key: KEY, answerJson });
    expect((await harness.answers.find('e1', KEY)) === answerJson).toBe(true);
  });
});

describe('another essay of the same user', () => {
  test('finds the answer, and has a copy of its own from then on', async () => {
    await keep('e1', 'kept');
    await create('e2');
    expect(await find('e2')).toBe('kept');
    expect(await find('e2')).toBe('kept');
    expect(await storedIds()).toEqual([`e1:${KEY}`, `e2:${KEY}`]);
    expect(await harness.collections.answers.get(`e2:${KEY}`)).toMatchObject({
      essayId: 'e2',
      userId: 'u1',
      key: KEY,
      version: 1,
    });
  });

  test('keeps its copy when the first essay is deleted, which takes its own answer with it', async () => {
    await keep('e1', 'kept');
    await create('e2');
    await find('e2');
    await harness.deletion.deleteEssay('e1', 'u1');
    expect(await storedIds()).toEqual([`e2:${KEY}`]);
    await create('e3');
    expect(await find('e3')).toBe('kept');
  });

  test('finds the newest answer, and its own before all others', async () => {
    await keep('e1', 'oldest');
    clock.advance(1);
    await create('e2');
    await keep('e2', 'newest');
    await create('e3');
    expect([await find('e1'), await find('e3')]).toEqual(['oldest', 'newest']);
  });

  test('finds the answer that another call has kept meanwhile, so that all calls get the same', async () => {
    await keep('e1', 'early');
    await create('e2');
    const { answers } = harness.collections;
    const insert: typeof answers.insert = async (doc) => {
      await keep('e2', 'meanwhile');
      return answers.insert(doc);
    };
    const overtaken = { ...harness.collections, answers: { ...answers, insert } };
    const found = await useCasesOver(overtaken, clock.now).answers.find('e2', KEY);
    expect(found).toBe('"meanwhile"');
  });

  test('never finds the answer of an essay that is being deleted', async () => {
    await keep('e1', 'deleted');
    const late = await harness.collections.answers.get(`e1:${KEY}`);
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.collections.answers.insert(late!);
    await create('e2');
    expect(await find('e2')).toBeNull();
    await keep('e2', 'kept');
    clock.advance(-1);
    await create('e3');
    expect(await find('e3')).toBe('kept');
  });
});

test('an essay of another user with the same text never finds the answer', async () => {
  await keep('e1', 'mine');
  await create('e2', 'u2');
  expect(await find('e2')).toBeNull();
  expect(await storedIds()).toEqual([`e1:${KEY}`]);
});
