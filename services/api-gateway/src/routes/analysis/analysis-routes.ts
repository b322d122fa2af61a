import {
  AppError,
  cancelSchema,
  idempotencyKeySchema,
  jobQuerySchema,
  startAnalysisSchema,
  type StartedBody,
} from '@argint/contracts';
import { Router, type RequestHandler } from 'express';
import type { Backends } from '../../backends.ts';
import { userOf } from '../../http/require-user.ts';
import type { RouteTools } from '../../http/route-tools.ts';
import { valid } from '../../http/valid.ts';
import { presentJob, presentStatus } from './present-job.ts';

const idempotencyKey = (header: string | undefined): { idempotencyKey?: string } => {
  if (header === undefined) return {};
  const parsed = idempotencyKeySchema.safeParse(header);
  if (!parsed.success) throw new AppError('VALIDATION_FAILED', parsed.error.issues[0]?.message);
  return { idempotencyKey: parsed.data };
};

/** /api/essays/analyze: start, watch, cancel. */
export const analysisRoutes = ({ orchestrator }: Backends, { limit, gate }: RouteTools): Router => {
  const router = Router();
  const signedIn = gate.require('LOGIN_TO_ANALYZE');

  const start: RequestHandler = async (req, res) => {
    const { essayText, essayQuestion, analysisType } = valid(startAnalysisSchema, req.body);
    const { job } = await orchestrator.startAnalysis({
      userId: userOf(req).id,
      text: essayText,
      analysisType,
      ...(essayQuestion === null ? {} : { question: essayQuestion }),
      ...idempotencyKey(req.get('idempotency-key')),
    });
    const { jobId, analysisId, essayId } = presentJob(job);
    const body: StartedBody = { success: true, jobId, analysisId, essayId };
    res.status(202).json(body);
  };
  router.post('/essays/analyze/start', signedIn, limit('start'), start);
  router.post('/essays/analyze', signedIn, limit('start'), start);

  router.get('/essays/analyze/status', signedIn, limit('other'), async (req, res) => {
    const { jobId } = valid(jobQuerySchema, req.query);
    const { job, resultJson } = await orchestrator.getState({
      jobId,
      userId: userOf(req).id,
      withResult: true,
    });
    res.json(presentStatus(job, resultJson));
  });

  router.get('/essays/analyze/jobs', signedIn, limit('other'), async (req, res) => {
    const { jobs } = await orchestrator.listJobs({ userId: userOf(req).id });
    res.json({ success: true, data: jobs.map(presentJob) });
  });

  router.post('/essays/analyze/cancel', signedIn, limit('other'), async (req, res) => {
    const { jobId } = valid(cancelSchema, req.body);
    const { job, resultJson } = await orchestrator.cancelJob({ jobId, userId: userOf(req).id });
    res.json(presentStatus(job, resultJson));
  });

  return router;
};
