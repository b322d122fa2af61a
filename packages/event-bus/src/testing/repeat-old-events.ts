import { isDeepStrictEqual } from 'node:util';
import { handlerEntries } from '../event-handlers.ts';
import type { EventHandlers } from '../event-bus.ts';
import type { EventEnvelope } from '../event-envelope.ts';

/** Hands one event to its handler. @throws Error where no handler takes the topic, or what the handler throws */
export const handOver = async (handlers: EventHandlers, event: EventEnvelope): Promise<void> => {
  const handler = new Map(handlerEntries(handlers)).get(event.type);
  if (!handler) throw new Error(`nothing handles ${event.type}`);
  await handler(event, { signal: new AbortController().signal });
};

/**
 * Hands events over in order, then each of them once more, as a relay or a rebalance repeats them: an old
 * event then arrives after all newer ones. `readState` reads all that the handlers may change.
 * @throws Error that names the first repeated event that changed the state
 */
export const repeatOldEvents = async (
  handlers: EventHandlers,
  events: readonly EventEnvelope[],
  readState: () => Promise<unknown>,
): Promise<void> => {
  for (const event of events) await handOver(handlers, event);
  const settled = await readState();
  for (const event of events) {
    await handOver(handlers, event);
    const state = await readState();
    if (isDeepStrictEqual(state, settled)) continue;
    const [before, after] = [settled, state].map((each) => JSON.stringify(each));
    throw new Error(`repeating ${event.type} (${event.id}) changed\n${before}\nto\n${after}`);
  }
};
