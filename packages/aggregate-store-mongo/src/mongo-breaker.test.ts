import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { createBreaker, type WatchedClient } from './mongo-breaker.ts';

const LIMIT_MS = 3_000;

/** A client whose only server goes down and comes back, and a breaker on it. */
const bed = () => {
  const events = new EventEmitter();
  let time = 0;
  const run = createBreaker(events as unknown as WatchedClient, LIMIT_MS, () => time);
  const tell = (isWritable: boolean) =>
    void events.emit('topologyDescriptionChanged', {
      newDescription: { servers: new Map([['mongo:27017', { isWritable }]]) },
    });
  let calls = 0;
  const call = () => run(async () => (calls += 1));
  return { run, tell, call, calls: () => calls, wait: (ms: number) => void (time += ms) };
};

test('every call is made while a server takes writes, and during a short election', async () => {
  const { tell, call, calls, wait } = bed();
  await call();
  tell(false);
  wait(LIMIT_MS);
  await Promise.all([call(), call()]);
  tell(true);
  wait(60_000);
  await call();
  expect(calls()).toBe(4);
});

test('in a longer outage one call at a time is made, and the others fail at once', async () => {
  const { run, tell, call, calls, wait } = bed();
  tell(false);
  wait(LIMIT_MS);
  // News of a server that is still down does not begin the outage anew.
  tell(false);
  wait(1);
  const waiting = Promise.withResolvers<never>();
  const first = run(() => waiting.promise);
  await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  waiting.reject(new Error('no server'));
  await expect(first).rejects.toThrow('no server');
  expect(calls()).toBe(0);
  // The next one tries again.
  await call();
  expect(calls()).toBe(1);
});

test('all calls are made again as soon as a server takes writes', async () => {
  const { run, tell, call, calls, wait } = bed();
  tell(false);
  wait(LIMIT_MS + 1);
  const waiting = Promise.withResolvers<string>();
  const first = run(() => waiting.promise);
  tell(true);
  await Promise.all([call(), call()]);
  waiting.resolve('found');
  expect([await first, calls()]).toEqual(['found', 2]);
});
