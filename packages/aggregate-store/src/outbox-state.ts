import type { Stored } from './aggregate-store.ts';

/** What `outboxSince` becomes: kept while something waits, now when the first event comes, null when none is left. */
export const nextOutboxSince = (
  outbox: readonly unknown[],
  before: Stored['outboxSince'],
  now: Date,
): Date | null => (outbox.length === 0 ? null : (before ?? now));
