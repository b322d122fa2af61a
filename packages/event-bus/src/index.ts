export * from './event-bus.ts';
export * from './new-event.ts';
export * from './outbox.ts';
export {
  relayBackOff,
  startOutboxRelay,
  type OutboxRelay,
  type OutboxRelayOptions,
} from './outbox-relay.ts';
export { DEFAULT_RETRY_POLICY, type RetryPolicy } from './retry-policy.ts';
export {
  decodeEvent,
  deliver,
  type DeliveryOutcome,
  type DeliveryRun,
} from './delivery-attempts.ts';
export { errorLabel } from './error-label.ts';
export { openEmbeddedBus } from './embedded/embedded-bus.ts';
export {
  BUS_RETENTION,
  EMBEDDED_BUS_TIMINGS,
  type EmbeddedBus,
  type EmbeddedBusOptions,
  type EmbeddedBusTimings,
} from './embedded/embedded-bus-options.ts';
export type { BusErrorContext, BusErrorListener } from './bus-error-listener.ts';
export type { DeadLetter, DeadLetterQuery } from './embedded/failure-store.ts';
export type { GroupStats } from './embedded/bus-stats.ts';
