import type { EventBus } from '@argint/event-bus';
import type { Failpoints } from './failpoints.ts';

/** The same bus with a failpoint on each side of publishing, and between a group's handler and its commit. */
export const failingBus = (inner: EventBus, service: string, hit: Failpoints): EventBus => ({
  publish: async (events) => {
    const topics = [...new Set(events.map(({ type }) => type))].join('+');
    hit(`${service}:publish ${topics}|before`);
    await inner.publish(events);
    hit(`${service}:publish ${topics}|after`);
  },
  subscribe: (topic, audience, handler) =>
    inner.subscribe(topic, audience, async (event, delivery) => {
      await handler(event, delivery);
      if ('group' in audience) hit(`${service}:handled ${topic}|after`);
    }),
  ping: () => inner.ping(),
  close: () => inner.close(),
});
