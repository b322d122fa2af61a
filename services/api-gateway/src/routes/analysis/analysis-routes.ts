import {
  cancelSchema,
  jobListSchema,
  jobPageSchema,
  jobQuerySchema,
  jobStatusSchema,
  startAnalysisSchema,
  startedSchema,
  startHeadersSchema,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Call, type Operation, type Route } from '../../http/operation.ts';
import type { FixedCapabilities } from '../capabilities-routes.ts';
import { presentJob, presentStatus } from './present-job.ts';

const START = {
  method: 'post',
  area: 'Analyses',
  summary: 'Start an analysis; the same Idempotency-Key and body meet the same one for 24 hours',
  who: 'user',
  missing: 'LOGIN_TO_ANALYZE',
  limit: 'start',
  headers: startHeadersSchema,
  body: startAnalysisSchema,
  answer: { status: 202, description: 'Accepted; follow it by its id.', schema: startedSchema },
  errors: [
    'PAYMENT_REQUIRED',
    'WORD_LIMIT',
    'EMAIL_NOT_VERIFIED',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_OPEN_ANALYSES',
    'ANALYSIS_UNAVAILABLE',
    'PARENT_NOT_FOUND',
  ],
} as const satisfies Omit<Operation, 'id' | 'path'>;

/**
 * /api/essays/analyze: start, watch, cancel.
 *
 * @param model the model that the page names before a start; null: none reads, and no essay leaves for one
 */
export const analysisRoutes = (
  { orchestrator }: Backends,
  { model }: Pick<FixedCapabilities, 'model'>,
): Route[] => {
  const start = async ({ userId, headers, body }: Call<typeof START & Operation>) => {
    const { essayText, essayQuestion, rubric, textKind, analysisType, parentEssayId } = body;
    const idempotencyKey = headers['idempotency-key'];
    const { job } = await orchestrator.startAnalysis({
      userId,
      text: essayText,
      analysisType,
      readByModel: model !== null,
      ...(essayQuestion === null ? {} : { question: essayQuestion }),
      ...(parentEssayId === null ? {} : { parentEssayId }),
      ...(rubric === null ? {} : { rubric }),
      ...(textKind === null ? {} : { textKind }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    const { jobId, analysisId, essayId } = presentJob(job);
    return { success: true, jobId, analysisId, essayId } as const;
  };

  return [
    route({ ...START, id: 'startAnalysis', path: '/essays/analyze/start' }).handledBy(start),
    route({ ...START, id: 'analyze', path: '/essays/analyze' }).handledBy(start),
    route({
      id: 'analysisStatus',
      method: 'get',
      path: '/essays/analyze/status',
      area: 'Analyses',
      summary: 'How far an analysis is, with its result once there is one',
      who: 'owner',
      missing: 'LOGIN_TO_ANALYZE',
      limit: 'other',
      query: jobQuerySchema,
      answer: { status: 200, description: 'The state now.', schema: jobStatusSchema },
      errors: ['FORBIDDEN', 'JOB_NOT_FOUND'],
    }).handledBy(async ({ userId, query: { jobId } }) => {
      const { job, resultJson } = await orchestrator.getState({
        jobId,
        userId,
        withResult: true,
      });
      return presentStatus(job, resultJson);
    }),
    route({
      id: 'analyses',
      method: 'get',
      path: '/essays/analyze/jobs',
      area: 'Analyses',
      summary: 'The caller’s analyses, newest first, a page at a time',
      who: 'user',
      missing: 'LOGIN_TO_ANALYZE',
      limit: 'other',
      query: jobPageSchema,
      answer: { status: 200, description: 'A page, without results.', schema: jobListSchema },
    }).handledBy(async ({ userId, query }) => {
      const { jobs, nextCursor } = await orchestrator.listJobs({ userId, ...query });
      return { success: true, data: jobs.map(presentJob), nextCursor: nextCursor || null };
    }),
    route({
      id: 'cancelAnalysis',
      method: 'post',
      path: '/essays/analyze/cancel',
      area: 'Analyses',
      summary: 'Cancel an analysis; repeatable. What it found so far becomes its result',
      who: 'owner',
      missing: 'LOGIN_TO_ANALYZE',
      limit: 'other',
      body: cancelSchema,
      answer: { status: 200, description: 'It is cancelled.', schema: jobStatusSchema },
      errors: ['FORBIDDEN', 'JOB_NOT_FOUND', 'JOB_ENDED'],
    }).handledBy(async ({ userId, body: { jobId } }) => {
      const { job, resultJson } = await orchestrator.cancelJob({ jobId, userId });
      return presentStatus(job, resultJson);
    }),
  ];
};
