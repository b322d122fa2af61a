import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Producer } from 'kafkajs';
import { startStallWatch } from '../stall-watch.ts';
import { createSendQueue } from './send-queue.ts';

const LIMIT_MS = 1_000;
const records = [{ topic: 'a', message: { value: 'b' } }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A queue over a producer whose requests the test ends, and how often it was found hanging. */
const bed = () => {
  const requests: PromiseWithResolvers<never[]>[] = [];
  let stalls = 0;
  const sendBatch = (): Promise<never[]> => {
    const request = Promise.withResolvers<never[]>();
    requests.push(request);
    return request.promise;
  };
  const send = createSendQueue(
    {
      use: (work) => work({ sendBatch } as unknown as Producer),
      close: async () => undefined,
    },
    () => startStallWatch(LIMIT_MS, () => (stalls += 1)),
  );
  return { send, requests, stalls: () => stalls };
};

test('a request that never ends is reported, because no other is sent before its end', () => {
  const { send, requests, stalls } = bed();
  void send(records);
  void send(records);
  jest.advanceTimersByTime(LIMIT_MS - 1);
  expect(stalls()).toBe(0);
  jest.advanceTimersByTime(1);
  expect([stalls(), requests.length]).toEqual([1, 1]);
});

test('requests that end, also those that fail, are not reported', async () => {
  const { send, requests, stalls } = bed();
  const first = send(records);
  requests[0]!.resolve([]);
  await first;
  const second = send(records);
  await jest.advanceTimersByTimeAsync(0);
  requests[1]!.reject(new Error('no broker'));
  await expect(second).rejects.toThrow('no broker');
  jest.advanceTimersByTime(2 * LIMIT_MS);
  expect(stalls()).toBe(0);
});
