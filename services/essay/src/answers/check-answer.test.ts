import { beforeEach, describe, expect, test } from '@jest/globals';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness } = useEssayHarness();

const KEY = '0123456789abcdef'.repeat(4);

const keep = (essayId: string, key = KEY, answerJson = '{"remarks":[]}') =>
  harness.answers.keep({ essayId, key, answerJson });

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

describe('a call for an answer is refused', () => {
  test('for an essay that does not exist', async () => {
    const gone = { code: 'ESSAY_NOT_FOUND' };
    await expect(keep('e9')).rejects.toMatchObject(gone);
    await expect(harness.answers.find('e9', KEY)).rejects.toMatchObject(gone);
  });

  test.each([
    ['is empty', ''],
    ['is too short', 'a'.repeat(63)],
    ['is too long', 'a'.repeat(65)],
    ['has upper-case letters', 'A'.repeat(64)],
    ['has other letters', 'secret'.padEnd(64, 'a')],
  ])('when its key %s', async (_, key) => {
    const refused = {
      code: 'VALIDATION_FAILED',
      message: expect.not.stringContaining('secret'),
    };
    await expect(keep('e1', key)).rejects.toMatchObject(refused);
    await expect(harness.answers.find('e1', key)).rejects.toMatchObject(refused);
  });

  test.each([
    ['is empty', ''],
    ['is not JSON', 'secret'],
    ['is cut off', '{"quote":"secret'],
    ['has more than 400,000 characters', `"${'secret'.padEnd(400_000, '.')}"`],
  ])('with an error that does not quote the answer, when the answer %s', async (_, answerJson) => {
    await expect(keep('e1', KEY, answerJson)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.not.stringContaining('secret'),
    });
    expect(await harness.collections.answers.count({})).toBe(0);
  });
});
