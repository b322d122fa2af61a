import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '../event-envelope.ts';
import { newEvent } from '../new-event.ts';

/** The topic tests use. Its key is the essay. */
export const TOPIC = 'essays.deleted';

/** An event of the topic with this key and id. */
export const sample = (key: string, id: string): EventEnvelope<typeof TOPIC> =>
  newEvent(
    TOPIC,
    { userId: 'user', essayId: key },
    {
      source: 'conformance',
      id,
      now: new Date(0),
      traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    },
  );

/** `count` events of one key, ids `key-0`, `key-1` and on. */
export const samples = (key: string, count: number): EventEnvelope<typeof TOPIC>[] =>
  Array.from({ length: count }, (_, index) => sample(key, `${key}-${index}`));

/** Waits until it holds. @throws Error that names what never happened, after `limitMs` (default 10,000) */
export const eventually = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> => {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never happened: ${what}`);
    await sleep(5);
  }
};

/** A promise and the function that resolves it. */
export const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};
