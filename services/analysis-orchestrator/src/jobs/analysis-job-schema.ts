import { defineAggregate } from '@argint/aggregate-store';
import { ANALYSIS_TYPES, JOB_STATUSES } from '@argint/contracts';
import { z } from 'zod';

const id = z.string().min(1);

/** One task of a job; `start` and `end` are UTF-16 offsets into the essay. */
const task = z.object({
  id,
  /** A TaskKind, or a kind of an earlier release. */
  kind: id,
  start: z.int().min(0),
  end: z.int().min(0),
  state: z.enum(['requested', 'done', 'failed']),
  /** It has found something that may be shown before it ends. */
  hasFound: z.boolean().default(false),
  /** Set by earlier releases. */
  engineOnly: z.boolean().default(false),
});

/**
 * Which process finishes a job. Each new holder raises the fence, and a write of an earlier holder changes
 * nothing. The holder raises `beat` while it works; others measure by their own clock how long it stays the same.
 */
const lease = z.object({
  /** Id of a process; null while the job runs. */
  holder: id.nullable(),
  fence: z.int().min(0),
  beat: z.int().min(0),
});

/**
 * An analysis job; the id is the job's. `phase` says what is left to do: tasks (running), storing the result and
 * settling the credit (finishing), nothing (done). `status` is what the user sees.
 */
export const jobSchema = defineAggregate({
  name: 'jobs',
  fields: {
    userId: id,
    essayId: id,
    analysisType: z.enum(ANALYSIS_TYPES),
    priority: z.boolean(),
    /** Digest of the request, to tell a repeated one from another under the same idempotency key. */
    requestHash: z.string().min(1),
    status: z.enum(JOB_STATUSES),
    phase: z.enum(['running', 'finishing', 'done']),
    /** How the job ends; decided once, by one conditional write. */
    outcome: z.enum(['completed', 'failed', 'cancelled']).nullable(),
    progress: z.int().min(0).max(100),
    tasks: z.array(task),
    /** Critiques have been shown: from then on a cancel costs the credit. */
    hasPartials: z.boolean(),
    /** How often the critiques that may be shown have changed; raised with the change. */
    found: z.int().min(0).default(0),
    /** The result is stored: from then on deleting the essay no longer changes the outcome. */
    isStored: z.boolean(),
    /** Whether the stored result gives any score; null until it is stored. */
    isScored: z.boolean().nullable(),
    lease,
    /** Unique: one of the user's places for open analyses, or the job's own id once it has ended. */
    slot: z.string().min(1),
    /** The essay no longer exists: lists leave the job out. */
    isEssayDeleted: z.boolean(),
    error: z.string().nullable(),
    createdAt: z.date(),
    deadlineAt: z.date(),
    /** Set anew with every change that the user sees, and with no other. */
    updatedAt: z.date(),
    completedAt: z.date().nullable(),
  },
  indexes: [
    { fields: { userId: 1, isEssayDeleted: 1, createdAt: 1 } },
    { fields: { userId: 1, phase: 1 } },
    { fields: { essayId: 1, createdAt: 1 } },
    { fields: { phase: 1, deadlineAt: 1 } },
    { fields: { isEssayDeleted: 1, completedAt: 1 } },
    { fields: { slot: 1 }, unique: true },
  ],
});
