import { z } from 'zod';

const whole = (fallback: number, max: number, description: string) =>
  z.coerce.number().int().min(1).max(max).default(fallback).describe(description);

/** Settings of the chunk worker. */
export const workerConfig = {
  WORKER_CONCURRENCY: whole(8, 256, 'Chunk tasks one process works on at a time'),
  WORKER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Most threads of the offline engine; default: one less than the cores, at least one'),
  LEASE_SECONDS: whole(
    10,
    600,
    'How long a task stays with a worker that gives no sign of life; renewed at a third of it',
  ),
  TASK_MAX_ATTEMPTS: whole(8, 100, 'How often a task is tried before it fails'),
  PROVIDER_TIMEOUT_SECONDS: whole(60, 600, 'Longest a provider may take for one task'),
  GRAMMAR: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Grammar remarks by the offline engine; takes a thread with up to 520 MB'),
};
