import { expect, test } from '@jest/globals';
import { newEvent } from '@argint/event-bus';
import { repeatOldEvents } from '@argint/event-bus/testing';
import { useEssayHarness } from '../testing/essay-harness.ts';
import { storeSampleEssay, leftOf } from '../testing/sample-essay.ts';
import { onUserDeleted } from './on-user-deleted.ts';

const { harness, clock } = useEssayHarness();

test('a users.deleted event that is delivered twice changes nothing the second time', async () => {
  await storeSampleEssay(harness, 'e1');
  const handlers = { 'users.deleted': onUserDeleted(harness.deletion) };
  const deleted = newEvent(
    'users.deleted',
    { userId: 'u1' },
    { source: 'auth', id: 'd', now: clock.now() },
  );
  const readState = async () => ({
    essay: await leftOf(harness, 'e1'),
    keys: (await harness.collections.keys.find({ limit: 100 })).items,
  });
  await repeatOldEvents(handlers, [deleted], readState);
  expect(await readState()).toMatchObject({
    essay: { text: null, findings: 0, answers: 0, results: 0 },
  });
  await expect(
    harness.essays.create({ essayId: 'e2', userId: 'u1', text: 'x' }),
  ).rejects.toMatchObject({ code: expect.any(String) });
});
