import { AppError } from '@argint/contracts';
import { expect } from '@jest/globals';
import { gate, TOPIC } from '../testing/sample-events.ts';
import { firstOccurrences, type Claim } from './bus-under-test.ts';

/** Claims about retries, dead letters, and payloads that do not fit their topic. */
export const failureClaims = (claim: Claim): void => {
  claim('a handler that throws is tried again before the next event of the key', async (tools) => {
    const bus = await tools.open();
    const group = tools.group('g');
    const seen: string[] = [];
    await bus.consume(
      group,
      tools.handlers((id) => {
        seen.push(id);
        // kafkajs, for one, treats a TypeError of a handler as its own end.
        if (id === 'first' && seen.length < 3) throw new TypeError('not yet');
      }),
    );
    await bus.publish([tools.event('a', 'first'), tools.event('a', 'second')]);
    await tools.eventually('the second event', () => seen.includes('second'));
    expect(seen.slice(0, seen.indexOf('second'))).toEqual(['first', 'first', 'first']);
    expect(await tools.deadLetters(bus, { group })).toEqual([]);
  });

  claim(
    'an event that keeps failing steps aside, is tried again, then becomes a dead letter',
    async (tools) => {
      const { inPlaceMs, parkedMs } = tools.retry;
      const bus = await tools.open();
      const group = tools.group('g');
      let attempts = 0;
      const others: string[] = [];
      const stall = gate();
      await bus.consume(
        group,
        tools.handlers(async (id) => {
          if (id !== 'bad') return void others.push(id);
          attempts += 1;
          // Later attempts wait until the test has seen that the next event did not have to.
          if (attempts > 1 + inPlaceMs.length) await stall.opened;
          throw new RangeError('secret wording');
        }),
      );
      await bus.publish([tools.event('a', 'bad'), tools.event('a', 'good')]);
      await tools.eventually('the event behind it', () => others.includes('good'));
      stall.open();
      const letters = () => tools.deadLetters(bus, { group });
      await tools.eventually('the dead letter', async () => (await letters()).length > 0);
      const event = tools.event('a', 'bad');
      const [letter] = await letters();
      expect(letter).toMatchObject({ group, topic: TOPIC, error: 'RangeError', eventId: event.id });
      expect(await bus.operators.deadLetter(letter!.id)).toEqual({ ...letter, event });
      expect(JSON.stringify(letter)).not.toContain('secret');
      expect(attempts).toBeGreaterThanOrEqual(1 + inPlaceMs.length + parkedMs.length);
    },
  );

  claim('an event is tried again until an outage is over, however often that is', async (tools) => {
    const { inPlaceMs, parkedMs } = tools.retry;
    const bus = await tools.open();
    const group = tools.group('g');
    const last = 3 * (1 + inPlaceMs.length + parkedMs.length);
    let attempts = 0;
    await bus.consume(
      group,
      tools.handlers(() => {
        attempts += 1;
        if (attempts < last) throw new AppError('UNAVAILABLE');
      }),
    );
    await bus.publish([tools.event('a', 'waiting')]);
    await tools.eventually('the end of the outage', () => attempts >= last);
    expect(await tools.deadLetters(bus, { group })).toEqual([]);
  });

  claim(
    'a payload with a field of a newer release is handled, without that field',
    async (tools) => {
      const bus = await tools.open();
      const seen: unknown[] = [];
      await bus.consume(
        tools.group('g'),
        tools.handlers((_, { event }) => void seen.push(event.data)),
      );
      const { data, ...event } = tools.event('a', 'newer');
      const newer = { ...data, addedLater: 1 };
      await bus.publish([{ ...event, data: newer }]);
      await tools.eventually('the event', () => seen.length > 0);
      expect(seen[0]).toEqual(data);
    },
  );

  claim(
    'a payload that does not fit its topic becomes a dead letter that no handler and no operator sees',
    async (tools) => {
      const bus = await tools.open();
      const group = tools.group('g');
      const seen: string[] = [];
      await bus.consume(
        group,
        tools.handlers((id) => void seen.push(id)),
      );
      const poison = { ...tools.event('a', 'poison'), data: { text: 'secret' } as never };
      await bus.publish([poison, tools.event('a', 'good')]);
      await tools.eventually('the next event', () => seen.includes('good'));
      expect(firstOccurrences(seen)).toEqual(['good']);
      const letters = () => tools.deadLetters(bus, { group });
      await tools.eventually('the dead letter', async () => (await letters()).length > 0);
      const [letter] = await letters();
      expect(letter).toMatchObject({ eventId: poison.id, error: 'VALIDATION_FAILED' });
      expect(await bus.operators.deadLetter(letter!.id)).toEqual({ ...letter, event: null });
    },
  );

  claim('a replica skips an event that keeps failing', async (tools) => {
    const bus = await tools.open();
    const seen: string[] = [];
    await bus.everyReplica(
      tools.handlers((id) => {
        if (id === 'bad') throw new Error('always');
        seen.push(id);
      }),
    );
    await bus.publish([tools.event('a', 'bad'), tools.event('a', 'good')]);
    await tools.eventually('the next event', () => seen.includes('good'));
  });
};
