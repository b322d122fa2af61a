import { expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

const never = new AbortController().signal;

test('work is done one at a time, in order, whatever becomes of the one before', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    log.push('first begins');
    await gate.promise;
    log.push('first fails');
    throw new Error('first');
  }, never);
  const second = inTurn(async () => log.push('second'), never);
  gate.resolve();
  await expect(first).rejects.toThrow('first');
  await second;
  expect(log).toEqual(['first begins', 'first fails', 'second']);
});

test('who gives up in the queue is never begun, who gives up at work is not stopped', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const impatient = new AbortController();
  const begun = Promise.withResolvers<void>();
  const working = inTurn(async () => {
    begun.resolve();
    await gate.promise;
    log.push('finished unheard');
  }, impatient.signal);
  const queued = inTurn(async () => log.push('queued'), impatient.signal);
  const patient = inTurn(async () => log.push('patient'), never);
  await begun.promise;
  impatient.abort('gave up');
  await expect(working).rejects.toBe('gave up');
  await expect(queued).rejects.toBe('gave up');
  gate.resolve();
  await patient;
  expect(log).toEqual(['finished unheard', 'patient']);
});
