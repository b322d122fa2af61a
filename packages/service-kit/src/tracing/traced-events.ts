import { codeOf, type Topic } from '@argint/contracts';
import type { EventBus, EventEnvelope, EventHandler } from '@argint/event-bus';
import { acceptTraceparent, runInContext, validTraceparent } from './trace-context.ts';
import { NO_TRACING, type SpanAttributes, type Tracer } from './tracer.ts';

/** How the event bus is called in spans. */
export type BusName = 'kafka' | 'embedded';

const attributesOf = (
  event: EventEnvelope,
  operation: 'send' | 'process',
  bus: BusName,
): SpanAttributes => ({
  'messaging.system.name': bus,
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.destination.name': event.type,
  'messaging.message.id': event.id,
});

/**
 * Publishes each event as a span of the trace in which it was made, and lets the event carry that span on. An event
 * that is published twice appears twice.
 */
export const tracedPublisher = (
  bus: Pick<EventBus, 'publish'>,
  tracer: Tracer,
  name: BusName,
): Pick<EventBus, 'publish'> => {
  if (tracer === NO_TRACING) return bus;
  return {
    publish: async (events) => {
      const spans = events.map((event) =>
        tracer.start(`send ${event.type}`, {
          kind: 'producer',
          attributes: attributesOf(event, 'send', name),
          parent: validTraceparent(event.traceparent),
        }),
      );
      const carrying = events.map((event, i) => ({
        ...event,
        traceparent: acceptTraceparent(spans[i]?.traceparent),
      }));
      try {
        await bus.publish(carrying);
      } catch (error) {
        for (const span of spans) span.end(codeOf(error));
        throw error;
      }
      for (const span of spans) span.end();
    },
  };
};

/** Runs a handler in the trace of its event, as a span of it. */
export const inTraceOfEvent =
  (tracer: Tracer, group: string, bus: BusName) =>
  (topic: Topic, handler: EventHandler<Topic>): EventHandler<Topic> =>
  async (event, delivery) => {
    const span = tracer.start(`process ${topic}`, {
      kind: 'consumer',
      parent: validTraceparent(event.traceparent),
      attributes: {
        ...attributesOf(event, 'process', bus),
        'messaging.consumer.group.name': group,
      },
    });
    try {
      await runInContext({ traceparent: span.traceparent, requestId: event.id }, () =>
        handler(event, delivery),
      );
      span.end();
    } catch (error) {
      span.end(codeOf(error));
      throw error;
    }
  };
