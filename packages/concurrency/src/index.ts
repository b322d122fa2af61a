export { latestOnly } from './latest-only.ts';
export { createLeaseObserver, type LeaseObserver } from './lease-observer.ts';
export { createKeyedMutex, createMutex, type KeyedMutex, type Mutex } from './mutex.ts';
export { createSemaphore, QueueFullError, type Semaphore } from './semaphore.ts';
export { settledWithin, untilAborted } from './time-limits.ts';
