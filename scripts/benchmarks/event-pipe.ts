import { newEvent, type EventBus, type EventEnvelope } from '@argint/event-bus';
import { inParallel } from './in-parallel.ts';

const TOPIC = 'essays.deleted';
type BenchEvent = EventEnvelope<typeof TOPIC>;

/** Carries events from a publisher to a handler in this process. */
export interface EventPipe {
  /** Resolves when the events are durable. */
  publish(events: readonly BenchEvent[]): Promise<void>;
  /** Calls this listener, and no earlier one, for each handled event. */
  onHandled(listener: () => void): void;
}

/** The listener that a pipe calls. */
export const handledListener = () => {
  let listener = (): void => undefined;
  return {
    call: (): void => listener(),
    set: (next: () => void): void => {
      listener = next;
    },
  };
};

/** Joins a group of the bus. */
export const busPipe = async (bus: EventBus): Promise<EventPipe> => {
  const handled = handledListener();
  await bus.consume('bench', { [TOPIC]: async () => handled.call() });
  return { publish: (events) => bus.publish(events), onHandled: handled.set };
};

let made = 0;
const makeEvent = (): BenchEvent => {
  made += 1;
  return newEvent(
    TOPIC,
    { userId: 'u', essayId: `e${made}` },
    { source: 'bench', id: `id-${made}`, now: new Date() },
  );
};

/** Resolves after `count` more events. */
const afterHandled = (pipe: EventPipe, count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    pipe.onHandled(() => {
      left -= 1;
      if (left === 0) resolve();
    });
  });

/** Milliseconds from publishing each event to its handler, one event after another. */
export const measureLatencies = async (pipe: EventPipe, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const arrived = afterHandled(pipe, 1);
    const begun = performance.now();
    await pipe.publish([makeEvent()]);
    await arrived;
    times.push(performance.now() - begun);
  }
  return times;
};

const EVENTS_A_CALL = 50;
const CALLS_AT_ONCE = 8;

/** Events a second, from the first call to the last handler: eight callers, 50 events a call. */
export const measureThroughput = async (pipe: EventPipe, calls: number): Promise<number> => {
  const batches = Array.from({ length: calls }, () =>
    Array.from({ length: EVENTS_A_CALL }, makeEvent),
  );
  const arrived = afterHandled(pipe, calls * EVENTS_A_CALL);
  const begun = performance.now();
  await inParallel(CALLS_AT_ONCE, batches, (batch) => pipe.publish(batch));
  await arrived;
  return (calls * EVENTS_A_CALL * 1_000) / (performance.now() - begun);
};
