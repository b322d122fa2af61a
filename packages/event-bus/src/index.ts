export * from './event-bus.ts';
export * from './new-event.ts';
export * from './outbox.ts';
