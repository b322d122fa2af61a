import { expect } from '@jest/globals';
import { gate } from '../testing/sample-events.ts';
import { firstOccurrences, type Claim } from './bus-under-test.ts';

/** Claims about the end of subscriptions and replicas, clean and not. */
export const crashClaims = (claim: Claim): void => {
  claim(
    'an event whose effect happened but was never confirmed is delivered again',
    async (tools) => {
      const effects: string[] = [];
      const first = await tools.open();
      // A handler that never returns stands for a replica that died between effect and commit.
      await first.consume(
        tools.group('g'),
        tools.handlers((id) => {
          effects.push(id);
          return id === 'a-1' ? new Promise(() => undefined) : undefined;
        }),
      );
      await first.publish(tools.events('a', 3));
      await tools.eventually('the hanging event', () => effects.includes('a-1'));
      await first.close();
      const again: string[] = [];
      const second = await tools.open();
      await second.consume(
        tools.group('g'),
        tools.handlers((id) => void again.push(id)),
      );
      await tools.eventually('the event after it', () => again.includes('a-2'));
      expect(again.slice(again.indexOf('a-1'))).toEqual(['a-1', 'a-2']);
    },
  );

  claim('what was handled is not delivered again after a clean restart', async (tools) => {
    const seen: string[] = [];
    const first = await tools.open();
    await first.consume(
      tools.group('g'),
      tools.handlers((id) => void seen.push(id)),
    );
    await first.publish(tools.events('a', 5));
    await tools.eventually('all five', () => firstOccurrences(seen).length === 5);
    await first.close();
    const later: string[] = [];
    const second = await tools.open();
    await second.consume(
      tools.group('g'),
      tools.handlers((id) => void later.push(id)),
    );
    await second.publish([tools.event('a', 'later')]);
    await tools.eventually('the later one', () => later.includes('later'));
    expect(later).toEqual(['later']);
  });

  claim('closing a subscription aborts the running handler’s signal and waits', async (tools) => {
    const bus = await tools.open();
    const begun = gate();
    const finish = gate();
    const steps: string[] = [];
    const subscription = await bus.consume(
      tools.group('g'),
      tools.handlers(async (id, { signal }) => {
        signal.addEventListener('abort', () => steps.push('aborted'));
        begun.open();
        await finish.opened;
        steps.push(`finished ${id}`);
      }),
    );
    await bus.publish(tools.events('a', 2));
    await begun.opened;
    const closed = subscription.close().then(() => steps.push('closed'));
    await tools.eventually('the signal', () => steps.includes('aborted'));
    finish.open();
    await closed;
    expect(steps).toEqual(['aborted', 'finished a-0', 'closed']);
    const rest: string[] = [];
    await bus.consume(
      tools.group('g'),
      tools.handlers((id) => void rest.push(id)),
    );
    await tools.eventually('what it left', () => rest.includes('a-1'));
  });

  claim('a bus answers a ping until it is closed, and then refuses all work', async (tools) => {
    const bus = await tools.open();
    const fatal: unknown[] = [];
    bus.onFatal((error) => fatal.push(error));
    await bus.ping();
    await bus.close();
    await bus.close();
    const refused = { code: 'UNAVAILABLE' };
    await expect(bus.ping()).rejects.toMatchObject(refused);
    await expect(bus.publish([tools.event('a', 'x')])).rejects.toMatchObject(refused);
    await expect(bus.consume(tools.group('g'), {})).rejects.toMatchObject(refused);
    await expect(bus.everyReplica({})).rejects.toMatchObject(refused);
    await expect(bus.operators.queues()).rejects.toMatchObject(refused);
    expect(fatal).toEqual([]);
  });
};
