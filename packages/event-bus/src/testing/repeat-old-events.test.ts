import { expect, test } from '@jest/globals';
import { handOver, repeatOldEvents } from './repeat-old-events.ts';
import { samples, TOPIC } from './sample-events.ts';

const readState = (state: unknown) => async () => structuredClone(state);

test('an effect that is idempotent by a key passes', async () => {
  const seen = new Set<string>();
  const handlers = { [TOPIC]: async ({ id }: { id: string }) => void seen.add(id) };
  await repeatOldEvents(handlers, samples('a', 3), readState(seen));
  expect([...seen]).toEqual(['a-0', 'a-1', 'a-2']);
});

test('an effect that keeps only the last event is caught by an old one that arrives again', async () => {
  const state = { last: '' };
  const handlers = { [TOPIC]: async ({ id }: { id: string }) => void (state.last = id) };
  await expect(repeatOldEvents(handlers, samples('a', 2), readState(state))).rejects.toThrow(
    'repeating essays.deleted (a-0) changed\n{"last":"a-1"}\nto\n{"last":"a-0"}',
  );
});

test('an event that nothing handles is an error', async () => {
  await expect(handOver({}, samples('a', 1)[0]!)).rejects.toThrow('nothing handles');
});
