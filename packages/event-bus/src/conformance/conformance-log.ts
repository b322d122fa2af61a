import type { EventBus, EventEnvelope } from '../event-bus.ts';
import type { RetryPolicy } from '../retry-policy.ts';

/** The policy replicas of the suite are opened with: three attempts in place, then two parked ones. */
export const CONFORMANCE_RETRY: RetryPolicy = { inPlaceMs: [1, 1], parkedMs: [20, 20] };

/** How long replicas of the suite wait for a running handler when they close. */
export const CONFORMANCE_CLOSE_MS = 300;

/** One durable log under test. */
export interface ConformanceLog {
  /** Another replica on the log, or the same one started again. */
  open(): Promise<EventBus>;
  deadLetters(): Promise<
    { event: EventEnvelope; group: string; error: string; attempts: number }[]
  >;
  /** Every replica is closed by then. */
  remove(): Promise<void>;
}

/** Makes an empty log. */
export type ConformanceSetup = () => Promise<ConformanceLog>;

/** Runs a claim on a log of its own and closes what it opened, whatever happens. */
export const onLog =
  (setup: ConformanceSetup, claim: (log: ConformanceLog) => Promise<void>) =>
  async (): Promise<void> => {
    const log = await setup();
    const opened: EventBus[] = [];
    const open = async () => {
      const bus = await log.open();
      opened.push(bus);
      return bus;
    };
    try {
      await claim({ ...log, open });
    } finally {
      await Promise.all(opened.map((bus) => bus.close()));
      await log.remove();
    }
  };
