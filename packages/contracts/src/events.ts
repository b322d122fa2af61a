import { z } from 'zod';
import { TASK_KINDS } from './analysis-result.ts';
import { ANALYSIS_TYPES, JOB_STATUSES, PROCESSING_STAGES } from './job.ts';

const id = z.string().min(1);
const offset = z.number().int().nonnegative();

/** All tasks of a job, in the order in which they are to be done. */
const tasksRequested = z.object({
  jobId: id,
  userId: id,
  essayId: id,
  analysisType: z.enum(ANALYSIS_TYPES),
  /** ISO time after which the result is no longer needed. */
  deadline: z.iso.datetime(),
  tasks: z
    .array(
      z.object({
        taskId: id,
        kind: z.enum(TASK_KINDS),
        /** UTF-16 range of the essay this task answers for. */
        start: offset,
        end: offset,
      }),
    )
    .min(1),
});

const jobChanged = z.object({
  jobId: id,
  userId: id,
  essayId: id,
  status: z.enum(JOB_STATUSES),
  progress: z.number().int().min(0).max(100),
  processingStage: z.enum(PROCESSING_STAGES),
  /** How often the critiques to show had changed by then. Absent in events of earlier releases. */
  found: z.number().int().nonnegative().optional(),
});

/** Topic -> payload. Ids, offsets and counts only: no essay text, quote or wording, ever. */
export const EVENT_SCHEMAS = {
  'users.registered': z.object({ userId: id }),
  'users.deleted': z.object({ userId: id }),
  'users.passwords.changed': z.object({ userId: id }),
  /** The e-mail address has changed. A service that sends a mail to the old address asks auth for it. */
  'users.emails.changed': z.object({ userId: id, changeId: id }),
  /** Somebody asked for a link to choose a new password. The service that sends the mail gets the token from auth. */
  'users.resets.requested': z.object({ userId: id, resetId: id }),
  /** A user asked for the mail that confirms the e-mail address again. The service that sends it gets the token from auth. */
  'users.verifications.requested': z.object({ userId: id, requestId: id }),
  /** sid null = every session of the user; expiresAt = when the last token of it has run out anyway. */
  'auth.sessions.revoked': z.object({
    userId: id,
    sid: id.nullable(),
    revokedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  'billing.entitlements.changed': z.object({ userId: id }),
  'billing.payments.completed': z.object({ userId: id, orderId: id }),
  'essays.deleted': z.object({ userId: id, essayId: id }),
  'analysis.tasks.requested': tasksRequested,
  'analysis.tasks.requested.priority': tasksRequested,
  /** A task has found more, and goes on. May be lost or repeated without harm. */
  'analysis.tasks.advanced': z.object({
    jobId: id,
    taskId: id,
    fence: z.number().int(),
    critiques: z.number().int().nonnegative(),
  }),
  /** Tasks of one job that ended. */
  'analysis.tasks.completed': z.object({
    jobId: id,
    tasks: z
      .array(
        z.object({
          taskId: id,
          fence: z.number().int(),
          critiques: z.number().int().nonnegative(),
        }),
      )
      .min(1),
  }),
  /** A task that ended for good without findings. */
  'analysis.tasks.failed': z.object({
    jobId: id,
    taskId: id,
    fence: z.number().int(),
    code: z.string(),
  }),
  'analysis.jobs.updated': jobChanged,
  'analysis.jobs.completed': jobChanged,
} as const;

export type Topic = keyof typeof EVENT_SCHEMAS;
export type EventData<T extends Topic> = z.infer<(typeof EVENT_SCHEMAS)[T]>;
export const TOPICS = Object.keys(EVENT_SCHEMAS) as Topic[];

/** The field whose value keys each topic: events of one key keep their order. */
export const EVENT_KEYS = {
  'users.registered': 'userId',
  'users.deleted': 'userId',
  'users.passwords.changed': 'userId',
  'users.emails.changed': 'userId',
  'users.resets.requested': 'userId',
  'users.verifications.requested': 'userId',
  'auth.sessions.revoked': 'userId',
  'billing.entitlements.changed': 'userId',
  'billing.payments.completed': 'userId',
  'essays.deleted': 'essayId',
  'analysis.tasks.requested': 'jobId',
  'analysis.tasks.requested.priority': 'jobId',
  'analysis.tasks.advanced': 'jobId',
  'analysis.tasks.completed': 'jobId',
  'analysis.tasks.failed': 'jobId',
  'analysis.jobs.updated': 'jobId',
  'analysis.jobs.completed': 'jobId',
} as const satisfies { [T in Topic]: keyof EventData<T> };

/**
 * Which topics each consumer group handles; a group is named after its service. On Kafka each pair has a topic for
 * retries and one for dead letters, which a job makes.
 */
export const EVENT_GROUPS = {
  'profile-billing': [
    'users.registered',
    'users.deleted',
    'users.passwords.changed',
    'users.emails.changed',
    'users.resets.requested',
    'users.verifications.requested',
    'analysis.jobs.completed',
  ],
  essay: ['users.deleted'],
  'analysis-orchestrator': [
    'analysis.tasks.advanced',
    'analysis.tasks.completed',
    'analysis.tasks.failed',
    'essays.deleted',
    'users.deleted',
  ],
  'ai-chunk-worker': [
    'analysis.tasks.requested',
    'analysis.tasks.requested.priority',
    'analysis.jobs.updated',
    'users.deleted',
  ],
} as const satisfies Record<string, readonly Topic[]>;
