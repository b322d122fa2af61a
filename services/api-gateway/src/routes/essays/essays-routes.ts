import {
  AppError,
  deleteEssayQuerySchema,
  editEssaySchema,
  essayCardAnswerSchema,
  essayDetailSchema,
  essayListSchema,
  essayPageSchema,
  essayParamsSchema,
  MESSAGES,
  okSchema,
  planTypeOf,
  type JobStatus,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentJob } from '../analysis/present-job.ts';
import { presentCard, presentEssay, presentResults } from './present-essay.ts';
import { refusedAs } from './refused-as.ts';

/** /api/essays: the user's own. */
export const essaysRoutes = ({ billing, essays, orchestrator }: Backends): Route[] => {
  const statuses = async (userId: string, essayIds: string[]): Promise<Map<string, JobStatus>> => {
    const { jobs } =
      essayIds.length === 0
        ? { jobs: [] }
        : await orchestrator.listJobsOfEssays({ userId, essayIds });
    return new Map(jobs.map((job) => [job.essayId, presentJob(job).status]));
  };

  return [
    route({
      id: 'essays',
      method: 'get',
      path: '/essays',
      area: 'Essays',
      summary: 'The caller’s essays, newest first, a page at a time',
      who: 'user',
      limit: 'other',
      query: essayPageSchema,
      answer: { status: 200, description: 'A page of essays.', schema: essayListSchema },
    }).handledBy(async ({ userId, query }) => {
      const page = await essays.listEssays({ userId, ...query });
      const status = await statuses(
        userId,
        page.essays.map(({ essayId }) => essayId),
      );
      return {
        success: true,
        data: page.essays.map((essay) => presentCard(essay, status.get(essay.essayId) ?? null)),
        nextCursor: page.nextCursor || null,
        // An essay service of the release before counts none.
        ...(page.total > 0 || page.essays.length === 0 ? { total: page.total } : {}),
      };
    }),
    route({
      id: 'essay',
      method: 'get',
      path: '/essays/:id',
      area: 'Essays',
      summary: 'One essay, whole, with its results, critique states and drafts',
      who: 'owner',
      limit: 'other',
      params: essayParamsSchema,
      answer: { status: 200, description: 'The essay.', schema: essayDetailSchema },
      errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND'],
    }).handledBy(async ({ userId, params: { id: essayId } }) => {
      const found = await essays.getEssay({ essayId, userId });
      const ids = new Set([essayId, ...found.drafts.map((draft) => draft.essayId)]);
      const readPlan = async () =>
        planTypeOf((await billing.checkAccess({ userId })).entitlement?.planType);
      const [results, status] = await Promise.all([
        presentResults(found.results, readPlan),
        statuses(userId, [...ids]),
      ]);
      return { success: true, data: presentEssay(found, results, status) };
    }),
    route({
      id: 'editEssay',
      method: 'patch',
      path: '/essays/:id',
      area: 'Essays',
      summary: 'Give an essay, with all its drafts, another title',
      who: 'owner',
      limit: 'other',
      params: essayParamsSchema,
      body: editEssaySchema,
      answer: { status: 200, description: 'Its card.', schema: essayCardAnswerSchema },
      errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND'],
    }).handledBy(async ({ userId, params: { id: essayId }, body: { title } }) => {
      const { essay } = await essays
        .renameEssay({ essayId, userId, title })
        .catch(refusedAs(MESSAGES.renameForbidden));
      if (!essay) throw new AppError('INTERNAL');
      const status = await statuses(userId, [essayId]);
      return { success: true, data: presentCard(essay, status.get(essayId) ?? null) };
    }),
    route({
      id: 'deleteEssay',
      method: 'delete',
      path: '/essays/:id',
      area: 'Essays',
      summary: 'Delete an essay, or all its drafts, and everything made from it',
      who: 'owner',
      limit: 'other',
      params: essayParamsSchema,
      query: deleteEssayQuerySchema,
      answer: { status: 200, description: 'It is gone.', schema: okSchema },
      errors: ['ESSAY_FORBIDDEN', 'ESSAY_NOT_FOUND'],
    }).handledBy(async ({ userId, params: { id: essayId }, query: { drafts } }) => {
      await essays
        .deleteEssay({ essayId, userId, allDrafts: drafts === 'all' })
        .catch(refusedAs(MESSAGES.deleteForbidden));
      return { success: true };
    }),
  ];
};
