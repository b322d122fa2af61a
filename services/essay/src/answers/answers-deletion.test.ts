import { beforeEach, describe, expect, test } from '@jest/globals';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

const KEY = '0123456789abcdef'.repeat(4);
const OTHER_KEY = 'f'.repeat(64);

const create = (essayId: string, userId = 'u1', parentEssayId?: string) =>
  harness.essays.create({
    essayId,
    userId,
    text: 'Water runs.',
    ...(parentEssayId === undefined ? {} : { parentEssayId }),
  });
const keep = (essayId: string, key = KEY) =>
  harness.answers.keep({ essayId, key, answerJson: '{"remarks":[]}' });
/** Ids of the stored answers. */
const storedIds = async () =>
  (await harness.collections.answers.find({})).items.map(({ _id }) => _id);

beforeEach(() => create('e1'));

describe('the answers', () => {
  test('of all drafts are gone once all drafts are deleted', async () => {
    await create('e2', 'u1', 'e1');
    await keep('e1');
    await harness.answers.find('e2', KEY);
    await keep('e2', OTHER_KEY);
    await harness.deletion.deleteEssay('e1', 'u1', true);
    expect(await storedIds()).toEqual([]);
  });

  test('of a user are gone with the account, and those of other users stay', async () => {
    await create('e2', 'u2');
    await keep('e1');
    await keep('e2');
    await harness.deletion.deleteUser('u1');
    expect(await storedIds()).toEqual([`e2:${KEY}`]);
    expect(await harness.answers.find('e2', KEY)).not.toBeNull();
  });

  test('that the release before left behind go with the account', async () => {
    await keep('e1');
    const left = await harness.collections.answers.get(`e1:${KEY}`);
    await harness.deletion.deleteEssay('e1', 'u1');
    clock.advance(121);
    await harness.deletion.settle();
    await harness.collections.answers.insert(left!);
    await harness.deletion.deleteUser('u1');
    expect(await storedIds()).toEqual([]);
  });

  test('that the release before left behind go with the tombstone of their essay', async () => {
    await keep('e1');
    const left = await harness.collections.answers.get(`e1:${KEY}`);
    await harness.deletion.deleteEssay('e1', 'u1');
    clock.advance(121);
    await harness.deletion.settle();
    await harness.collections.answers.insert(left!);
    await harness.store.clearOutbox('essays', 'e1', ['event-1']);
    clock.advance(30 * 24 * 60 * 60);
    await harness.deletion.forget();
    expect(await harness.collections.essays.get('e1')).toBeNull();
    expect(await storedIds()).toEqual([]);
  });
});
