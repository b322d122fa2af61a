import type { BusOperators, OutboxBacklog, OutboxSource, QueueStats } from '@argint/event-bus';
import { Gauge, type Registry } from 'prom-client';

/** Gauges of the event bus and the outboxes, read when the metrics are scraped. */
export interface BusMetrics {
  /** Reports the queues of these groups. */
  watchQueues(operators: Pick<BusOperators, 'queues'>, groups: readonly string[]): void;
  /** Reports a service's outbox. */
  watchOutbox(service: string, outbox: Pick<OutboxSource, 'outboxBacklog'>): void;
}

/** Several gauges are collected at the same time: they share one read. */
const shared = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => (running ??= read().finally(() => (running = undefined)));
};

/** Registers the gauges. Where the bus or a store cannot be read, its gauges keep their last values. */
export const createBusMetrics = (registry: Registry, clock: () => Date): BusMetrics => {
  const registers = [registry];
  let queues: () => Promise<QueueStats[]> = async () => [];
  const outboxes = new Map<string, () => Promise<OutboxBacklog | undefined>>();

  const queueGauge = (name: string, help: string, valueOf: (queue: QueueStats) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['topic', 'group'],
      registers,
      async collect() {
        for (const queue of await queues())
          this.set({ topic: queue.topic, group: queue.group }, valueOf(queue));
      },
    });
  };
  queueGauge('bus_lag_events', 'Events a group has not handled yet', ({ lag }) => lag);
  queueGauge(
    'bus_oldest_event_age_seconds',
    'Age of the oldest event a group has neither handled nor given up on',
    ({ oldestAgeSeconds }) => oldestAgeSeconds,
  );
  queueGauge(
    'bus_retries_waiting',
    'Events in the retry topic of a group',
    ({ retries }) => retries,
  );
  queueGauge('bus_dead_letters', 'Events a group gave up on', ({ deadLetters }) => deadLetters);

  const outboxGauge = (
    name: string,
    help: string,
    valueOf: (backlog: OutboxBacklog) => number,
  ): void => {
    new Gauge({
      name,
      help,
      labelNames: ['service'],
      registers,
      async collect() {
        for (const [service, read] of outboxes) {
          const backlog = await read();
          if (backlog) this.set({ service }, valueOf(backlog));
        }
      },
    });
  };
  outboxGauge(
    'outbox_waiting_aggregates',
    'Aggregates with events that are stored and not published yet',
    ({ waiting }) => waiting,
  );
  outboxGauge(
    'outbox_oldest_age_seconds',
    'Age of the oldest event that is stored and not published yet',
    ({ oldestSince }) =>
      oldestSince === null ? 0 : Math.max(0, (clock().getTime() - oldestSince.getTime()) / 1_000),
  );

  return {
    watchQueues: (operators, groups) => {
      queues = shared(async () => {
        const all = await operators.queues().catch(() => []);
        return all.filter(({ group }) => groups.includes(group));
      });
    },
    watchOutbox: (service, outbox) => {
      outboxes.set(
        service,
        shared(() => outbox.outboxBacklog().catch(() => undefined)),
      );
    },
  };
};
