import type { EventBus, EventEnvelope, EventHandler } from '@argint/event-bus';
import type { Topic } from '@argint/contracts';
import type { Life } from './mortal-store.ts';

type AnyHandler = EventHandler<Topic>;

const delivery = { attempt: 1, signal: new AbortController().signal };

/** A bus in memory that keeps all it was given: each event is handed over until a living subscriber took it. */
export const createEventLog = () => {
  const log: EventEnvelope[] = [];
  const waiting: EventEnvelope[] = [];
  const subscribers = new Map<Topic, { life: Life; handler: AnyHandler }>();

  const hand = async (event: EventEnvelope): Promise<boolean> => {
    const to = subscribers.get(event.type);
    if (!to) return true;
    if (to.life.isDead) return false;
    const taken = to.handler(event, delivery).then(
      () => true,
      () => false,
    );
    return Promise.race([taken, to.life.died.then(() => false)]);
  };

  return {
    log,
    busOf: (life: Life): EventBus => ({
      publish: async (events) => {
        log.push(...events);
        waiting.push(...events);
      },
      subscribe: async (topic, _audience, handler) => {
        subscribers.set(topic, { life, handler: handler as unknown as AnyHandler });
        return { close: async () => undefined };
      },
      ping: async () => undefined,
      close: async () => undefined,
    }),
    publish: (event: EventEnvelope): void => {
      log.push(event);
      waiting.push(event);
    },
    hand,
    /** Hands over once what waits; what was not taken waits on. */
    handWaiting: async (): Promise<{ taken: number; left: number }> => {
      const events = waiting.splice(0);
      const taken = await Promise.all(events.map(hand));
      waiting.unshift(...events.filter((_, i) => !taken[i]));
      return { taken: taken.filter(Boolean).length, left: waiting.length };
    },
  };
};
