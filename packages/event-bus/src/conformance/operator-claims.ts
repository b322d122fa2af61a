import { expect } from '@jest/globals';
import { retryTopic } from '../bus-operators.ts';
import { gate, TOPIC } from '../testing/sample-events.ts';
import type { Claim, ClaimTools } from './bus-under-test.ts';

/** Makes two dead letters of one group; the events are accepted once `mended` is set. */
const giveUpOnTwo = async (tools: ClaimTools) => {
  const bus = await tools.open();
  const group = tools.group('g');
  const state = { mended: false };
  const handled = new Set<string>();
  await bus.consume(
    group,
    tools.handlers((id) => {
      if (!state.mended) throw new Error('broken');
      handled.add(id);
    }),
  );
  await bus.publish([tools.event('a', 'x'), tools.event('b', 'y')]);
  const letters = () => tools.deadLetters(bus, { group });
  await tools.eventually('two dead letters', async () => (await letters()).length === 2);
  const letterOf = async (id: string) =>
    (await letters()).find(({ eventId }) => eventId === tools.event('', id).id)!;
  return { bus, group, state, handled, letters, letterOf };
};

/** Claims about what operators see and do. */
export const operatorClaims = (claim: Claim): void => {
  claim('a replayed dead letter is delivered to its group again, once', async (tools) => {
    const { bus, state, handled, letters, letterOf } = await giveUpOnTwo(tools);
    const { id } = await letterOf('x');
    state.mended = true;
    expect(await bus.operators.replay(id)).toBe(true);
    await tools.eventually('the replayed event', () => handled.has('x'));
    expect(await bus.operators.replay(id)).toBe(false);
    expect(await bus.operators.deadLetter(id)).toBeNull();
    expect((await letters()).length).toBe(1);
    expect([...handled]).toEqual(['x']);
  });

  claim('a dropped dead letter is gone', async (tools) => {
    const { bus, letters, letterOf } = await giveUpOnTwo(tools);
    const { id } = await letterOf('y');
    expect(await bus.operators.drop(id)).toBe(true);
    expect(await bus.operators.drop(id)).toBe(false);
    expect(await bus.operators.replay(id)).toBe(false);
    expect(await letters()).toEqual([await letterOf('x')]);
  });

  claim(
    'dead letters are listed newest first, by topic and group, up to a limit',
    async (tools) => {
      const { bus, group, letters } = await giveUpOnTwo(tools);
      const all = await letters();
      const times = all.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(await bus.operators.deadLetters({ topic: TOPIC, group, limit: 1 })).toEqual([all[0]]);
      expect(await bus.operators.deadLetters({ topic: 'users.deleted', group })).toEqual([]);
    },
  );

  claim('operators see how far a group is behind, and since when', async (tools) => {
    const bus = await tools.open();
    const group = tools.group('g');
    const stall = gate();
    await bus.consume(
      group,
      tools.handlers(() => stall.opened),
    );
    await bus.publish(tools.events('a', 3));
    const queue = async () =>
      (await bus.operators.queues()).find((each) => each.group === group && each.topic === TOPIC);
    await tools.eventually('the lag', async () => ((await queue())?.lag ?? 0) >= 2);
    expect(await queue()).toMatchObject({ retryTopic: retryTopic(TOPIC, group) });
    expect((await queue())!.oldestAgeSeconds).toBeGreaterThanOrEqual(0);
    stall.open();
    await tools.eventually('no lag', async () => (await queue())?.lag === 0);
    expect((await queue())!.oldestAgeSeconds).toBe(0);
  });
};
