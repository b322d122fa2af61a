import type { BusOperators, OutboxBacklog, OutboxSource, QueueStats } from '@argint/event-bus';
import { Gauge, type Registry } from 'prom-client';
import { registerScrapedGauge } from './scraped-gauge.ts';

/** Gauges of the event bus and the outboxes, read when the metrics are scraped. */
export interface BusMetrics {
  /** Reports the queues of these groups. */
  watchQueues(operators: Pick<BusOperators, 'queues'>, groups: readonly string[]): void;
  /** Reports that the bus has failed for good. */
  failed(): void;
  /** Reports a service's outbox. */
  watchOutbox(service: string, outbox: Pick<OutboxSource, 'outboxBacklog'>): void;
}

/** Several gauges are collected at the same time: they share one read. */
const shared = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => (running ??= read().finally(() => (running = undefined)));
};

/** Registers the gauges. While the bus or a store cannot be read, its gauges keep their last values. */
export const createBusMetrics = (registry: Registry, clock: () => Date): BusMetrics => {
  let queues: () => Promise<QueueStats[]> = async () => [];
  const outboxes = new Map<string, () => Promise<OutboxBacklog | undefined>>();

  const failed = new Gauge({
    name: 'bus_failed',
    help: '1 once the event bus of this process has failed for good and the process must be replaced, else 0',
    registers: [registry],
  });
  const queueGauge = (name: string, help: string, valueOf: (queue: QueueStats) => number): void =>
    registerScrapedGauge(registry, {
      name,
      help,
      labelNames: ['topic', 'group'],
      read: async () =>
        (await queues()).map((queue) => ({
          labels: { topic: queue.topic, group: queue.group },
          value: valueOf(queue),
        })),
    });
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
    registerScrapedGauge(registry, {
      name,
      help,
      labelNames: ['service'],
      read: async () => {
        const read = [...outboxes].map(async ([service, backlogOf]) => {
          const backlog = await backlogOf();
          return backlog ? [{ labels: { service }, value: valueOf(backlog) }] : [];
        });
        return (await Promise.all(read)).flat();
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
    failed: () => failed.set(1),
    watchQueues: (operators, groups) => {
      queues = shared(() => operators.queues(groups).catch(() => []));
    },
    watchOutbox: (service, outbox) => {
      outboxes.set(
        service,
        shared(() => outbox.outboxBacklog().catch(() => undefined)),
      );
    },
  };
};
