import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchHeartbeats } from './heartbeat-watch.ts';

const SILENT_MS = 16_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A client with two servers, each heard of once, and what the watch has said of it. */
const bed = () => {
  const client = new EventEmitter();
  const said: string[] = [];
  const stop = watchHeartbeats(client, SILENT_MS, ({ message }) => void said.push(message));
  const hear = (outcome: 'Succeeded' | 'Failed', connectionId: string) =>
    void client.emit(`serverHeartbeat${outcome}`, { connectionId });
  hear('Succeeded', 'one:27017');
  hear('Succeeded', 'two:27017');
  return { client, said, stop, hear, wait: (ms: number) => void jest.advanceTimersByTime(ms) };
};

test('a driver that asks its servers is left alone, also while they are away', () => {
  const { said, hear, wait } = bed();
  for (let times = 0; times < 20; times += 1) {
    wait(SILENT_MS / 2);
    hear(times % 2 ? 'Succeeded' : 'Failed', 'one:27017');
    hear('Failed', 'two:27017');
  }
  expect(said).toEqual([]);
});

test('a driver that no longer asks one of its servers is reported, once', () => {
  const { said, hear, wait } = bed();
  for (let times = 0; times < 20; times += 1) {
    wait(SILENT_MS / 2);
    hear('Succeeded', 'two:27017');
  }
  expect(said).toEqual(['The MongoDB driver no longer looks for one:27017.']);
});

test('a driver that asks no server from the start is reported', () => {
  const said: string[] = [];
  watchHeartbeats(new EventEmitter(), SILENT_MS, ({ message }) => void said.push(message));
  jest.advanceTimersByTime(2 * SILENT_MS);
  expect(said).toEqual(['The MongoDB driver no longer looks for any server.']);
});

test('a server that left the set is not waited for, and nothing is reported after the end', () => {
  const { client, said, stop, wait } = bed();
  client.emit('serverClosed', { address: 'one:27017' });
  client.emit('serverClosed', { address: 'two:27017' });
  wait(10 * SILENT_MS);
  const closed = bed();
  closed.stop();
  wait(10 * SILENT_MS);
  expect([...said, ...closed.said]).toEqual([]);
  stop();
});
