import { expect } from '@jest/globals';
import { newEvent } from '../new-event.ts';
import { firstOccurrences, type Claim } from './bus-under-test.ts';

/** Claims about consumer groups and replicas: who sees which event. */
export const groupClaims = (claim: Claim): void => {
  claim('members of a group share its events, and every group sees all of them', async (tools) => {
    const buses = [await tools.open(), await tools.open()];
    const handled: Set<string>[] = [new Set(), new Set()];
    const other = new Set<string>();
    for (const [index, bus] of buses.entries())
      await bus.consume(
        tools.group('g'),
        tools.handlers((id) => void handled[index]!.add(id)),
      );
    await buses[0]!.consume(
      tools.group('other'),
      tools.handlers((id) => void other.add(id)),
    );
    const sent: string[] = [];
    let round = 0;
    await tools.eventually('work for both members', async () => {
      round += 1;
      const ids = Array.from({ length: 20 }, (_, index) => `${round}-${index}`);
      sent.push(...ids);
      await buses[round % 2]!.publish(ids.map((id, index) => tools.event(`key${index}`, id)));
      return handled.every(({ size }) => size > 0);
    });
    const inGroup = () => new Set(handled.flatMap((ids) => [...ids]));
    await tools.eventually('all in one group', () => inGroup().size === sent.length);
    await tools.eventually('all in the other', () => other.size === sent.length);
  });

  claim('a group handles several topics, given in one call', async (tools) => {
    const bus = await tools.open();
    const topics = new Set<string>();
    const userId = tools.group('user');
    await bus.consume(tools.group('g'), {
      ...tools.handlers((_id, { event }) => void topics.add(event.type)),
      'users.deleted': async ({ data, type }) => {
        if (data.userId === userId) topics.add(type);
      },
    });
    await bus.publish([
      tools.event('a', 'a-0'),
      newEvent('users.deleted', { userId }, { source: 'suite', id: userId, now: new Date(0) }),
    ]);
    await tools.eventually('both topics', () => topics.size === 2);
    await expect(bus.consume(tools.group('g'), {})).rejects.toThrow('consumed');
  });

  claim('every replica sees all that is published after its subscription', async (tools) => {
    const publisher = await tools.open();
    const seen: string[][] = [];
    const expected: string[][] = [];
    for (let replica = 0; replica < 3; replica += 1) {
      const own: string[] = [];
      const bus = await tools.open();
      await bus.everyReplica(tools.handlers((id) => void own.push(id)));
      // At once: nothing may be lost between the subscription and its first read.
      const events = Array.from({ length: 5 }, (_, index) =>
        tools.event('a', `${replica}-${index}`),
      );
      await publisher.publish(events);
      const ids = events.map((_, index) => `${replica}-${index}`);
      for (const list of expected) list.push(...ids);
      seen.push(own);
      expected.push(ids);
    }
    await tools.eventually('all at every replica', () =>
      seen.every((own, replica) => firstOccurrences(own).length >= expected[replica]!.length),
    );
    expect(seen.map(firstOccurrences)).toEqual(expected);
  });

  claim('a new group starts at the beginning, a replica at the end', async (tools) => {
    const bus = await tools.open();
    await bus.publish(tools.events('a', 3));
    const group: string[] = [];
    const replica: string[] = [];
    await bus.everyReplica(tools.handlers((id) => void replica.push(id)));
    await bus.consume(
      tools.group('late'),
      tools.handlers((id) => void group.push(id)),
    );
    await bus.publish([tools.event('a', 'now')]);
    await tools.eventually(
      'the new event at both',
      () => group.includes('now') && replica.includes('now'),
    );
    expect(firstOccurrences(group)).toEqual(['a-0', 'a-1', 'a-2', 'now']);
    expect(firstOccurrences(replica)).toEqual(['now']);
  });
};
