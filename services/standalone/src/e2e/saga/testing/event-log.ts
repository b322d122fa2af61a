import {
  handlerEntries,
  type EventBus,
  type EventEnvelope,
  type EventHandler,
} from '@argint/event-bus';
import type { Topic } from '@argint/contracts';
import type { Life } from './life.ts';

type AnyHandler = EventHandler<Topic>;
interface Member {
  life: Life;
  handler: AnyHandler;
}

const delivery = { signal: new AbortController().signal };

/**
 * A bus in memory that keeps every event. Each event goes to one living member of each group until one has
 * handled it. With `repeats` an old event is delivered again after newer ones, as a relay or a rebalance may do.
 *
 * @param choose gives a number from 0 to n - 1
 */
export const createEventLog = (options: { choose: (n: number) => number; repeats: boolean }) => {
  const { choose, repeats } = options;
  const log: EventEnvelope[] = [];
  const waiting: { event: EventEnvelope; group: string }[] = [];
  const members = new Map<Topic, Map<string, Member[]>>();

  const groupsOf = (topic: Topic): string[] => [...(members.get(topic)?.keys() ?? [])];
  const enqueue = (events: readonly EventEnvelope[]): void => {
    log.push(...events);
    for (const event of events)
      for (const group of groupsOf(event.type)) waiting.push({ event, group });
  };

  const deliver = async (event: EventEnvelope, group: string): Promise<boolean> => {
    const living = (members.get(event.type)?.get(group) ?? []).filter(({ life }) => !life.isDead);
    const to = living[choose(living.length)];
    if (!to) return false;
    const taken = to.handler(event, delivery).then(
      () => true,
      () => false,
    );
    return Promise.race([taken, to.life.died.then(() => false)]);
  };
  /** Delivers an event to every group once more. */
  const redeliver = async (event: EventEnvelope): Promise<void> => {
    await Promise.all(groupsOf(event.type).map((group) => deliver(event, group)));
  };

  return {
    log,
    busOf: (life: Life): Pick<EventBus, 'publish' | 'consume'> => ({
      publish: async (events) => enqueue(events),
      consume: async (group, handlers) => {
        for (const [topic, handler] of handlerEntries(handlers)) {
          const groups = members.get(topic) ?? new Map<string, Member[]>();
          const others = (groups.get(group) ?? []).filter((member) => !member.life.isDead);
          groups.set(group, [...others, { life, handler }]);
          members.set(topic, groups);
        }
        return { close: async () => undefined };
      },
    }),
    publish: (event: EventEnvelope): void => enqueue([event]),
    redeliver,
    /** Delivers once what waits; what was not handled waits on. */
    handWaiting: async (): Promise<{ taken: number; left: number }> => {
      const batch = waiting.splice(0);
      const old = repeats && batch.length > 0 ? log[choose(log.length)] : undefined;
      const handled = await Promise.all(batch.map(({ event, group }) => deliver(event, group)));
      if (old) await redeliver(old);
      waiting.unshift(...batch.filter((_, i) => !handled[i]));
      return { taken: handled.filter(Boolean).length, left: waiting.length };
    },
  };
};
