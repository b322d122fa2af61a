import { wrapHandlers, type EventBus } from '@argint/event-bus';
import type { Failpoint } from './failpoints.ts';

/**
 * The same bus with a failpoint before and after publishing, and between a group's handler and its commit. The
 * points are named after the source of the events, or after the group, which is the service that handles them.
 */
export const createFailingBus = (inner: EventBus, hit: Failpoint): EventBus => ({
  ...inner,
  publish: async (events) => {
    const topics = [...new Set(events.map(({ type }) => type))].join('+');
    const step = `${events[0]?.source ?? 'nobody'}:publish ${topics}`;
    hit(`${step}|before`);
    await inner.publish(events);
    hit(`${step}|after`);
  },
  consume: (group, handlers) =>
    inner.consume(
      group,
      wrapHandlers(handlers, (topic, handler) => async (event, delivery) => {
        await handler(event, delivery);
        hit(`${group}:handled ${topic}|after`);
      }),
    ),
});
