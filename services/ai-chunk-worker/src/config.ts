import { secret } from '@argint/service-kit';
import { z } from 'zod';

const whole = (fallback: number, max: number, description: string) =>
  z.coerce.number().int().min(1).max(max).default(fallback).describe(description);

const MODEL = /^[\w.-]+(?:\/[\w.-]+)?$/;
const model = z.string().regex(MODEL, 'must be the name of a model');

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
    .describe(
      'Grammar remarks by the offline engine; takes a thread with some 300 MB while it is in use',
    ),
  GEMINI_API_KEY: secret(
    z
      .string()
      .regex(/^\S+$/, 'must not contain spaces')
      .optional()
      .describe(
        'Key of the Gemini API. With it essays are sent to Google to be critiqued, except for simple analyses; without it nothing leaves this machine',
      ),
  ),
  GEMINI_MODEL: model
    .default('gemini-3.5-flash-lite')
    .describe('Gemini model that critiques; checked at the start'),
  GEMINI_FALLBACK_MODELS: z
    .string()
    .default('')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== ''))
    .pipe(z.array(model))
    .describe('Models to ask when that one does not answer, in order, separated by commas'),
  GEMINI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://generativelanguage.googleapis.com')
    .transform((url) => url.replace(/(?:\/v1(?:beta)?)?\/*$/, ''))
    .describe('Where the Gemini API is, without its version'),
  GEMINI_TIMEOUT_SECONDS: whole(40, 600, 'Longest one call of Gemini may take'),
  GEMINI_CONCURRENCY: whole(8, 256, 'Calls of Gemini one process makes at a time'),
};
