import { expect, test } from '@jest/globals';
import { CONFORMANCE_RETRY, onLog, type ConformanceSetup } from './conformance-log.ts';
import { eventually, gate, sample, TOPIC } from './sample-events.ts';

const ATTEMPTS = 1 + CONFORMANCE_RETRY.inPlaceMs.length + CONFORMANCE_RETRY.parkedMs.length;

/** Retries, dead letters and payloads that are not the topic's. */
export const failureClaims = (setup: ConformanceSetup): void => {
  test(
    'a handler that throws is tried again before the next event of the key',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }, { attempt }) => {
        seen.push(`${id} ${attempt}`);
        if (id === 'first' && attempt < 3) throw new TypeError('not yet');
      });
      await bus.publish([sample('a', 'first'), sample('a', 'second')]);
      await eventually('the second event', () => seen.includes('second 1'));
      expect(seen).toEqual(['first 1', 'first 2', 'first 3', 'second 1']);
      expect(await log.deadLetters()).toEqual([]);
    }),
  );

  test(
    'an event that keeps failing steps aside, is tried again, then becomes a dead letter',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const attempts: number[] = [];
      const others: string[] = [];
      const stall = gate();
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }, { attempt }) => {
        if (id !== 'bad') return void others.push(id);
        attempts.push(attempt);
        // The later attempts wait for the claim that its neighbours did not.
        if (attempt > 1 + CONFORMANCE_RETRY.inPlaceMs.length) await stall.opened;
        throw new RangeError('secret wording');
      });
      await bus.publish([sample('a', 'bad'), sample('a', 'good')]);
      await eventually('the event behind it', () => others.includes('good'));
      stall.open();
      await eventually('the dead letter', async () => (await log.deadLetters()).length === 1);
      const [letter] = await log.deadLetters();
      expect(letter).toMatchObject({ group: 'g', error: 'RangeError', attempts: ATTEMPTS });
      expect(letter!.event).toEqual(sample('a', 'bad'));
      expect(JSON.stringify(letter)).not.toContain('secret');
      expect(attempts).toEqual(Array.from({ length: ATTEMPTS }, (_, index) => index + 1));
    }),
  );

  test(
    'a payload that is not its topic’s becomes a dead letter unseen, and the next event is handled',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      const poison = { ...sample('a', 'poison'), data: { userId: 'user' } as never };
      await bus.publish([poison, sample('a', 'good')]);
      await eventually('the next event', () => seen.includes('good'));
      expect(seen).toEqual(['good']);
      const letters = await log.deadLetters();
      expect(letters).toMatchObject([
        { group: 'g', event: { id: 'poison' }, error: 'VALIDATION_FAILED' },
      ]);
    }),
  );

  test(
    'a replica passes over an event that keeps failing',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { everyReplica: true }, async ({ id }) => {
        if (id === 'bad') throw new Error('always');
        seen.push(id);
      });
      await bus.publish([sample('a', 'bad'), sample('a', 'good')]);
      await eventually('the next event', () => seen.includes('good'));
    }),
  );
};
