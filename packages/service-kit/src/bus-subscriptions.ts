import { setTimeout as sleep } from 'node:timers/promises';
import type { EventBus, Subscription } from '@argint/event-bus';

/** The subscriptions of one service. */
export interface BusSubscriptions {
  /**
   * Subscribes, then calls `onSubscribed`. While the bus is away it resolves all the same, and subscribes when the bus
   * is back.
   * @throws what subscribing throws while the bus answers, such as a missing topic
   */
  add(subscribe: () => Promise<Subscription>, onSubscribed?: () => void): Promise<void>;
  /** For readiness. @throws Error while a subscription is missing */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface BusSubscriptionParts {
  bus: Pick<EventBus, 'ping'>;
  /** A subscription that could not be made yet. Called once for the same message. */
  onError(error: unknown): void;
  /** Waits between attempts. @default a timer */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const RETRY_MS = 1_000;

const timer = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** None at first. */
export const createBusSubscriptions = (parts: BusSubscriptionParts): BusSubscriptions => {
  const { bus, onError, pause = timer } = parts;
  const closing = new AbortController();
  const made: Subscription[] = [];
  let missing = 0;

  /** Why the bus cannot be used; null while it answers. */
  const fault = (): Promise<{ cause: unknown } | null> =>
    bus.ping().then(
      () => null,
      (cause: unknown) => ({ cause }),
    );
  const keep = async (subscription: Subscription): Promise<void> => {
    if (closing.signal.aborted) await subscription.close();
    else made.push(subscription);
  };
  const subscribeLater = async (
    subscribe: () => Promise<Subscription>,
    onSubscribed: () => void,
  ): Promise<void> => {
    let said = '';
    while (!closing.signal.aborted) {
      await pause(RETRY_MS, closing.signal);
      if (closing.signal.aborted || (await fault())) continue;
      try {
        await keep(await subscribe());
        missing -= 1;
        return onSubscribed();
      } catch (error) {
        const { message } = error as Error;
        if (message !== said) onError(error);
        said = message;
      }
    }
  };

  return {
    add: async (subscribe, onSubscribed = () => undefined) => {
      let away = await fault();
      if (!away) {
        try {
          await keep(await subscribe());
          return onSubscribed();
        } catch (error) {
          away = await fault();
          if (!away) throw error;
        }
      }
      missing += 1;
      const message = 'The event bus is away: this service subscribes when it is back.';
      onError(new Error(message, away));
      subscribeLater(subscribe, onSubscribed).catch(onError);
    },
    check: async () => {
      if (missing > 0) throw new Error(`${missing} subscriptions are missing`);
    },
    close: async () => {
      closing.abort();
      await Promise.all(made.map((subscription) => subscription.close()));
    },
  };
};
