export * from './event-bus.ts';
export * from './bus-operators.ts';
export * from './event-envelope.ts';
export * from './event-handlers.ts';
export { createFatalSignal, type FatalSignal } from './fatal-signal.ts';
export * from './new-event.ts';
export * from './outbox.ts';
export {
  RELAY_TIMINGS,
  relayBackOff,
  startOutboxRelay,
  type OutboxRelay,
  type OutboxRelayOptions,
  type RelayTimings,
} from './outbox-relay.ts';
export * from './relay-lease.ts';
export {
  DEFAULT_RETRY_POLICY,
  nextParking,
  type Parking,
  type RetryPolicy,
} from './retry-policy.ts';
export {
  decodeEvent,
  deliver,
  failureLabel,
  lastSeconds,
  type DeliveryOutcome,
  type DeliveryRun,
  type FailedDelivery,
} from './delivery-attempts.ts';
export { createReplicaDelivery, REPLICA_GROUP, type AttemptParts } from './replica-delivery.ts';
export { withoutMessage } from './error-label.ts';
export type { BusErrorContext, BusErrorListener } from './bus-error-listener.ts';
