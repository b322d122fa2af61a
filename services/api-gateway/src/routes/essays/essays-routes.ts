import type { JobStatus } from '@argint/contracts';
import { Router } from 'express';
import { z } from 'zod';
import type { Backends } from '../../backends.ts';
import { userOf } from '../../http/require-user.ts';
import type { RouteTools } from '../../http/route-tools.ts';
import { valid } from '../../http/valid.ts';
import { presentJob } from '../analysis/present-job.ts';
import { presentCard, presentEssay } from './present-essay.ts';

const pageSchema = z.object({
  limit: z.coerce
    .number('limit must be 1 to 100')
    .int('limit must be 1 to 100')
    .min(1, 'limit must be 1 to 100')
    .max(100, 'limit must be 1 to 100')
    .default(100),
  cursor: z.string('cursor is not one of ours').max(512, 'cursor is not one of ours').default(''),
});

/** /api/essays: the user's own. */
export const essaysRoutes = (
  { essays, orchestrator }: Backends,
  { limit, gate }: RouteTools,
): Router => {
  const router = Router();
  const signedIn = gate.require();

  const statuses = async (userId: string, essayIds: string[]): Promise<Map<string, JobStatus>> => {
    const { jobs } =
      essayIds.length === 0
        ? { jobs: [] }
        : await orchestrator.listJobsOfEssays({ userId, essayIds });
    return new Map(jobs.map((job) => [job.essayId, presentJob(job).status]));
  };

  router.get('/essays', signedIn, limit('other'), async (req, res) => {
    const { id: userId } = userOf(req);
    const page = await essays.listEssays({ userId, ...valid(pageSchema, req.query) });
    const status = await statuses(
      userId,
      page.essays.map(({ essayId }) => essayId),
    );
    res.json({
      success: true,
      data: page.essays.map((essay) => presentCard(essay, status.get(essay.essayId) ?? null)),
      nextCursor: page.nextCursor === '' ? null : page.nextCursor,
    });
  });

  router.get('/essays/:id', signedIn, limit('other'), async (req, res) => {
    const { id: userId } = userOf(req);
    const essayId = String(req.params['id']);
    const { essay, results } = await essays.getEssay({ essayId, userId });
    const status = await statuses(userId, [essayId]);
    res.json({ success: true, data: presentEssay(essay, results, status.get(essayId) ?? null) });
  });

  router.delete('/essays/:id', signedIn, limit('other'), async (req, res) => {
    await essays.deleteEssay({ essayId: String(req.params['id']), userId: userOf(req).id });
    res.json({ success: true });
  });

  return router;
};
