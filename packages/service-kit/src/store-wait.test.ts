import { expect, test } from '@jest/globals';
import { StoreAwayError } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { createStoreWait } from './store-wait.ts';

/** A wait whose pauses take no time, and what came of the calls that end one after the other as `outcomes` says. */
const setUp = (outcomes: unknown[]) => {
  const seen: unknown[] = [];
  const whenBack = createStoreWait({
    onAway: async ({ message }) => void seen.push(message),
    pause: async (ms) => void seen.push(ms),
  });
  const call = () =>
    whenBack(async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
  return { call, seen };
};

test('a start tries again every second while the store is away, and says it once', async () => {
  const away = new StoreAwayError('no answer');
  const { call, seen } = setUp([away, away, 'opened', away, 'ready']);
  expect(await call()).toBe('opened');
  expect(await call()).toBe('ready');
  expect(seen).toEqual(['no answer', 1_000, 1_000, 1_000]);
});

test('a start ends with any other failure, also after it has waited', async () => {
  const refused = new AppError('UNAVAILABLE', 'Authentication failed.');
  const { call, seen } = setUp([refused, new StoreAwayError('no answer'), refused]);
  await expect(call()).rejects.toBe(refused);
  expect(seen).toEqual([]);
  await expect(call()).rejects.toBe(refused);
  expect(seen).toEqual(['no answer', 1_000]);
});
