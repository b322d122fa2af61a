export { createFakeLease } from './fake-lease.ts';
export { createFakeOutbox } from './fake-outbox.ts';
export { handOver, repeatOldEvents } from './repeat-old-events.ts';
export { eventually, gate, sample, samples, TOPIC } from './sample-events.ts';
