import type { GrpcHandlers } from '@argint/proto';
import type { EssayDeletion } from '../essays/essay-deletion.ts';
import type { EssayService } from '../essays/essay-service.ts';
import type { FindingsService } from '../findings/findings-service.ts';
import type { ResultsService } from '../results/results-service.ts';
import { presentEssay, presentResult } from './essay-messages.ts';
import { days, required } from './essay-requests.ts';

/** The service's RPCs: messages to calls and back. */
export const essayHandlers = (parts: {
  essays: EssayService;
  deletion: EssayDeletion;
  findings: FindingsService;
  results: ResultsService;
}): GrpcHandlers<'essay'> => {
  const { essays, deletion, findings, results } = parts;
  return {
    createEssay: async (request) => {
      const essay = await essays.create({
        essayId: required(request.essayId, 'essay_id'),
        userId: required(request.userId, 'user_id'),
        text: request.text,
        ...(request.question === undefined ? {} : { question: request.question }),
        ...(request.historyDays === undefined ? {} : { historyDays: days(request.historyDays) }),
      });
      return { essay: presentEssay(essay) };
    },
    getEssay: async ({ essayId, userId }) => {
      const essay = await essays.get(essayId, required(userId, 'user_id'));
      const stored = await results.list(essayId, essay.userId);
      return { essay: presentEssay(essay), results: stored.map(presentResult) };
    },
    listEssays: async ({ userId, limit, cursor }) => {
      const page = await essays.list(required(userId, 'user_id'), limit, cursor);
      return { essays: page.items.map(presentEssay), nextCursor: page.next ?? '' };
    },
    deleteEssay: async ({ essayId, userId }) => {
      await deletion.deleteEssay(essayId, required(userId, 'user_id'));
      return {};
    },
    readText: async ({ essayId, start, end }) => {
      const { text, question } = await essays.readText(essayId, start, end);
      return { text, ...(question === null ? {} : { question }) };
    },
    saveFindings: async ({ essayId, jobId, chunkId, fence, findingsJson }) => ({
      saved: await findings.save({
        essayId,
        jobId: required(jobId, 'job_id'),
        chunkId: required(chunkId, 'chunk_id'),
        fence: Number(fence),
        findingsJson,
      }),
    }),
    readFindings: async ({ jobId }) => ({ findings: await findings.read(jobId) }),
    saveResult: async ({ essayId, jobId, isCompleted, resultJson }) => {
      await results.save({ essayId, jobId: required(jobId, 'job_id'), isCompleted, resultJson });
      return { resultId: jobId };
    },
    getResult: async ({ essayId, jobId }) => {
      const found = await results.get(essayId, jobId);
      return { resultJson: found?.resultJson ?? '', isCompleted: found?.isCompleted ?? false };
    },
  };
};
