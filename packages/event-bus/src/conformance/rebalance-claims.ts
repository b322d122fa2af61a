import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { EventBus } from '../event-bus.ts';
import { firstOccurrences, type Claim, type ClaimTools } from './bus-under-test.ts';

const KEYS = Array.from({ length: 12 }, (_, index) => `key${index}`);
const idOf = (key: string, round: number): string => `${key}:${round}`;

/** Publishes rounds of one event per key until stopped. */
const startLoad = (bus: EventBus, tools: ClaimTools) => {
  let rounds = 0;
  let stopped = false;
  const publishRounds = async () => {
    while (!stopped) {
      await bus.publish(KEYS.map((key) => tools.event(key, idOf(key, rounds))));
      rounds += 1;
      await nextTurn();
    }
  };
  const running = publishRounds();
  return {
    stop: async (): Promise<number> => {
      stopped = true;
      await running;
      return rounds;
    },
  };
};

/** Claims about members that come and go while events flow. */
export const rebalanceClaims = (claim: Claim): void => {
  claim('members that join and leave under load lose nothing and keep the order', async (tools) => {
    const publisher = await tools.open();
    const seen: string[] = [];
    /** A new member; resolves when it has handled an event. */
    const join = async (): Promise<EventBus> => {
      let handled = 0;
      const bus = await tools.open();
      await bus.consume(
        tools.group('g'),
        tools.handlers(async (id) => {
          handled += 1;
          seen.push(id);
          await nextTurn();
        }),
      );
      await tools.eventually('work for a new member', () => handled > 0);
      return bus;
    };
    const load = startLoad(publisher, tools);
    const first = await join();
    const second = await join();
    await first.close();
    const third = await join();
    await Promise.all([second.close(), join()]);
    await third.close();
    const rounds = await load.stop();
    await tools.eventually('all events', () => new Set(seen).size === KEYS.length * rounds);
    for (const key of KEYS)
      expect(firstOccurrences(seen.filter((id) => id.startsWith(`${key}:`)))).toEqual(
        Array.from({ length: rounds }, (_, round) => idOf(key, round)),
      );
  });
};
