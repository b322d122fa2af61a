import { EVENT_KEYS, EVENT_SCHEMAS, type EventData, type Topic } from '@argint/contracts';
import type { EventEnvelope } from './event-envelope.ts';

/** The fields of a new event that do not follow from its data. */
export interface EventContext {
  source: string;
  id: string;
  now: Date;
  traceparent?: string | undefined;
}

/** An envelope with its payload checked. @throws ZodError where the payload does not fit the topic */
export const newEvent = <T extends Topic>(
  type: T,
  data: EventData<T>,
  context: EventContext,
): EventEnvelope<T> => {
  const checked = EVENT_SCHEMAS[type].parse(data) as EventData<T>;
  const key = EVENT_KEYS[type] as string;
  return {
    specversion: '1.0',
    id: context.id,
    source: context.source,
    type,
    subject: String((checked as Record<string, unknown>)[key]),
    time: context.now.toISOString(),
    ...(context.traceparent === undefined ? {} : { traceparent: context.traceparent }),
    data: checked,
  };
};
