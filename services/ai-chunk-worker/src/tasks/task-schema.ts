import { defineAggregate } from '@argint/aggregate-store';
import { ANALYSIS_TYPES } from '@argint/contracts';
import { z } from 'zod';

const id = z.string().min(1);
const count = z.int().min(0);

/** Queues with a claim loop each. The grammar checker is slow to load, and no other task must wait for it. */
export const QUEUES = ['analysis', 'grammar'] as const;
/** Classes of service within a queue, the one to serve first in front: see tier-schedule.ts. */
export const TIERS = ['priority', 'paid', 'simple'] as const;

/**
 * One task of an analysis job; its id is `jobId:taskId`. It moves from waiting to running (under a lease) and
 * ends as done, failed or cancelled. A failed attempt makes it delayed, then waiting again. It holds ids and
 * offsets, never text.
 */
export const taskSchema = defineAggregate({
  name: 'tasks',
  fields: {
    jobId: id,
    /** Id of the task in its job; the name is that of earlier releases. */
    chunkId: id,
    userId: id,
    essayId: id,
    /** A TaskKind, or a kind of another release. */
    kind: id,
    analysisType: z.enum(ANALYSIS_TYPES),
    start: count,
    end: count,
    /** Set by earlier releases. */
    engineOnly: z.boolean().default(false),
    deadline: z.date(),
    queue: z.enum(QUEUES),
    tier: z.enum(TIERS),
    /** Place in the tier: tasks of a lower round are claimed first. A user's tasks are in different rounds. */
    round: count,
    /** Trace of the request; the work and its event carry it on. */
    traceparent: z.string().nullable(),
    state: z.enum(['waiting', 'running', 'delayed', 'done', 'failed', 'cancelled']),
    /** When it last became waiting; for metrics only, so that no clock decides when a task is taken. */
    waitingSince: z.date(),
    /** Back-off of a delayed task in milliseconds, counted by each replica from when it first sees it. */
    delayMs: count,
    /** The start of a worker process that holds the lease. */
    holder: z.string().nullable(),
    /** Counts claims; only the newest holder's writes count. */
    fence: count,
    /** Counts renewals of this lease. */
    beat: count,
    /** Attempts begun. One whose lease lapsed counts; one handed back does not. */
    attempts: count,
    code: z.string().nullable(),
    createdAt: z.date(),
    endedAt: z.date().nullable(),
  },
  indexes: [
    { fields: { queue: 1, tier: 1, state: 1, round: 1 } },
    { fields: { userId: 1, queue: 1, tier: 1, state: 1, round: 1 } },
    { fields: { state: 1, waitingSince: 1 } },
    { fields: { jobId: 1 } },
    { fields: { endedAt: 1 } },
  ],
});
