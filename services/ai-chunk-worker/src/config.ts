import { llmConfig, secret } from '@argint/service-kit';
import { z } from 'zod';

const whole = (fallback: number, max: number, description: string) =>
  z.coerce.number().int().min(1).max(max).default(fallback).describe(description);

const tokens = (description: string) =>
  z.coerce.number().int().min(1).optional().describe(description);

const MODEL = /^[\w.-]+(?:\/[\w.-]+)?$/;
const model = z.string().regex(MODEL, 'must be the name of a model');

/** Settings of the worker. */
export const workerConfig = {
  WORKER_CONCURRENCY: whole(
    8,
    256,
    'Tasks one replica works on at a time; without a language model it analyses at most two for each engine thread and saves the others',
  ),
  WORKER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Most engine threads of one replica; default: one less than the cores, at least one'),
  LEASE_SECONDS: whole(
    10,
    600,
    'Seconds without a sign of life after which another replica takes a task over; a worker renews its lease three times as often',
  ),
  TASK_MAX_ATTEMPTS: whole(8, 100, 'Attempts at a task before it fails'),
  PROVIDER_TIMEOUT_SECONDS: whole(180, 600, 'Longest a provider may take for one task'),
  GRAMMAR: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Grammar critiques by the offline engine; takes a thread with some 300 MB while it is in use',
    ),
  GEMINI_API_KEY: secret(
    z
      .string()
      .regex(/^\S+$/, 'must not contain spaces')
      .optional()
      .describe(
        'Key of the Gemini API. With it essays are sent to Google to be critiqued, except for simple analyses. Without it, and without LLM_BASE_URL, nothing leaves this machine',
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
  GEMINI_TIMEOUT_SECONDS: whole(90, 600, 'Longest one call of Gemini may take'),
  GEMINI_CONCURRENCY: whole(
    8,
    256,
    'Calls of Gemini one replica makes at a time. Each replica counts its own calls, and decides for itself when to leave a failing model alone',
  ),
  ...llmConfig,
  LLM_API_KEY: secret(
    z
      .string()
      .regex(/^\S+$/, 'must not contain spaces')
      .optional()
      .describe('Key of that server, sent as a bearer token; default: none'),
  ),
  LLM_TIMEOUT_SECONDS: whole(
    120,
    600,
    'Longest one call of that server may take. PROVIDER_TIMEOUT_SECONDS limits a whole task',
  ),
  LLM_CONCURRENCY: whole(
    8,
    256,
    'Calls of that server one replica makes at a time; as many as the server answers side by side',
  ),
  LLM_MAX_OUTPUT_TOKENS: whole(
    8_192,
    65_536,
    'Longest answer asked for, in tokens. With the prompt, up to 27,000 tokens for the longest essay, it must fit into the context of the model',
  ),
  MODEL_TOKENS_PER_DAY: tokens(
    'Most tokens of the language model (input, output and thought) that all users together may use in a UTC day, counted over all replicas. A call that could exceed it is not made. Default: no limit',
  ),
  MODEL_TOKENS_PER_USER_PER_DAY: tokens(
    'The same for each user. An analysis of 3,000 words uses some 40,000 tokens, and its calls hold more than that while they run. Default: no limit',
  ),
};
