import { expect, test } from '@jest/globals';
import { onLog, type ConformanceSetup } from './conformance-log.ts';
import { eventually, gate, sample, samples, TOPIC } from './sample-events.ts';

/** Ends of subscriptions and replicas, clean and not. */
export const crashClaims = (setup: ConformanceSetup): void => {
  test(
    'an event whose effect happened but was never confirmed is delivered again',
    onLog(setup, async (log) => {
      const effects: string[] = [];
      const first = await log.open();
      // A handler that never returns is a replica that died between effect and commit.
      await first.subscribe(TOPIC, { group: 'g' }, ({ id }) => {
        effects.push(id);
        return id === 'a-1' ? new Promise(() => undefined) : Promise.resolve();
      });
      await first.publish(samples('a', 3));
      await eventually('the hanging event', () => effects.includes('a-1'));
      await first.close();
      const second = await log.open();
      await second.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void effects.push(id));
      await eventually('the event after it', () => effects.includes('a-2'));
      expect(effects.slice(effects.indexOf('a-1'))).toEqual(['a-1', 'a-1', 'a-2']);
    }),
  );

  test(
    'what was handled is not delivered again after a restart',
    onLog(setup, async (log) => {
      const seen: string[] = [];
      const first = await log.open();
      await first.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      await first.publish(samples('a', 5));
      await eventually('all five', () => seen.length === 5);
      await first.close();
      const second = await log.open();
      await second.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      await second.publish([sample('a', 'later')]);
      await eventually('the later one', () => seen.includes('later'));
      expect(seen).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'a-4', 'later']);
    }),
  );

  test(
    'closing a subscription tells the running handler and waits for it',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const begun = gate();
      const finish = gate();
      const steps: string[] = [];
      const subscription = await bus.subscribe(
        TOPIC,
        { group: 'g' },
        async ({ id }, { signal }) => {
          signal.addEventListener('abort', () => steps.push('told'));
          begun.open();
          await finish.opened;
          steps.push(`finished ${id}`);
        },
      );
      await bus.publish(samples('a', 2));
      await begun.opened;
      const closed = subscription.close().then(() => steps.push('closed'));
      await eventually('the signal', () => steps.includes('told'));
      finish.open();
      await closed;
      expect(steps).toEqual(['told', 'finished a-0', 'closed']);
      const rest: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void rest.push(id));
      await eventually('what it left', () => rest.length > 0);
      expect(rest).toEqual(['a-1']);
    }),
  );

  test(
    'a bus answers a ping until it is closed, and then refuses all work',
    onLog(setup, async (log) => {
      const bus = await log.open();
      await bus.ping();
      await bus.close();
      await bus.close();
      await expect(bus.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await expect(bus.publish([sample('a', 'x')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      const late = bus.subscribe(TOPIC, { group: 'g' }, async () => undefined);
      await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }),
  );
};
