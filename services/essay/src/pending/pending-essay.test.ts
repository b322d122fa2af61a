import { describe, expect, test } from '@jest/globals';
import { PENDING_ESSAY_DAYS } from '@argint/contracts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const DAY = 24 * 60 * 60;
const { harness, clock } = useEssayHarness();

const TEXT = 'Water should have a price that everyone can pay.';
const given = { userId: 'u1', transactionId: 'o1', text: TEXT, question: 'Why?' };

describe('the essay that waits for a payment', () => {
  test('is kept as given, sealed, and only for its user', async () => {
    await harness.pendingEssays.keep(given);
    expect(await harness.pendingEssays.get('u1')).toMatchObject({
      transactionId: 'o1',
      text: TEXT,
      question: 'Why?',
    });
    expect(await harness.pendingEssays.get('u2')).toBeNull();
    const stored = JSON.stringify(await harness.collections.pendingEssays.get('u1'));
    expect(stored).not.toMatch(/Water|Why/);
  });

  test('of a newer order takes the place of the earlier one, also when both calls arrive together', async () => {
    const again = { userId: 'u1', transactionId: 'o2', text: 'Another text.' };
    await harness.pendingEssays.keep(given);
    await harness.pendingEssays.keep(again);
    const kept = await harness.pendingEssays.get('u1');
    expect(kept).toMatchObject({ transactionId: 'o2', text: 'Another text.', question: null });
    await harness.pendingEssays.drop('u1');
    await Promise.all([harness.pendingEssays.keep(again), harness.pendingEssays.keep(again)]);
    expect(await harness.collections.pendingEssays.count({})).toBe(1);
  });

  test('waits no longer once its text was sent; another text leaves it', async () => {
    await harness.pendingEssays.keep(given);
    await harness.pendingEssays.dropIfSent('u1', 'Another text.');
    await harness.pendingEssays.dropIfSent('u2', TEXT);
    expect(await harness.pendingEssays.get('u1')).not.toBeNull();
    await harness.pendingEssays.dropIfSent('u1', `${TEXT}\n`);
    expect(await harness.pendingEssays.get('u1')).toBeNull();
    await harness.pendingEssays.dropIfSent('u1', TEXT);
  });

  test('goes after its days', async () => {
    await harness.pendingEssays.keep(given);
    clock.advance(PENDING_ESSAY_DAYS * DAY - 1);
    await harness.pendingEssays.expire();
    expect(await harness.pendingEssays.get('u1')).not.toBeNull();
    clock.advance(1);
    await harness.pendingEssays.expire();
    expect(await harness.pendingEssays.get('u1')).toBeNull();
  });

  test('goes with the account, also when it is stored while the account is being deleted', async () => {
    await harness.pendingEssays.keep(given);
    const late = await harness.collections.pendingEssays.get('u1');
    if (!late) throw new Error('it is not stored');
    await harness.deletion.deleteUser('u1');
    expect(await harness.pendingEssays.get('u1')).toBeNull();
    await expect(harness.pendingEssays.keep(given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { version: _version, outbox: _outbox, ...doc } = late;
    await harness.collections.pendingEssays.insert(doc);
    clock.advance(DAY);
    await harness.deletion.settle();
    expect(await harness.collections.pendingEssays.count({})).toBe(0);
  });

  test.each([
    ['an empty text', { text: '' }],
    ['half a character', { text: 'a\uD800' }],
    ['a question that is too long', { question: 'q'.repeat(1_001) }],
  ])('is refused with %s', async (_name, changes) => {
    await expect(harness.pendingEssays.keep({ ...given, ...changes })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
