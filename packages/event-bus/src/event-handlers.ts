import type { Topic } from '@argint/contracts';
import type { EventHandler, EventHandlers } from './event-bus.ts';

/** The topics that have a handler, with it. */
export const handlerEntries = (handlers: EventHandlers): [Topic, EventHandler<Topic>][] =>
  Object.entries(handlers) as unknown as [Topic, EventHandler<Topic>][];

/** The same topics, each with its handler wrapped. */
export const wrapHandlers = (
  handlers: EventHandlers,
  wrap: (topic: Topic, handler: EventHandler<Topic>) => EventHandler<Topic>,
): EventHandlers =>
  Object.fromEntries(
    handlerEntries(handlers).map(([topic, handler]) => [topic, wrap(topic, handler)]),
  );
