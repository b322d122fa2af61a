import { AppError } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';

type EssayClient = Pick<
  GrpcClient<'essay'>,
  'readText' | 'saveFindings' | 'findAnswer' | 'keepAnswer'
>;

/**
 * An in-memory essay service with the calls that a worker makes. `texts` maps an essay id to its text. `findings`
 * maps `jobId:taskId` to the findings with the highest fence and revision. `answers` maps a key to the answer kept
 * first; all essays have one owner.
 */
export const createFakeEssay = () => {
  const texts = new Map<string, string>();
  const findings = new Map<string, { fence: number; revision: number; json: string }>();
  const answers = new Map<string, string>();
  const failures: Error[] = [];
  const throwNextFailure = (): void => {
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const client: EssayClient = {
    readText: async ({ essayId = '' }) => {
      throwNextFailure();
      const text = texts.get(essayId);
      if (text === undefined) throw new AppError('ESSAY_NOT_FOUND');
      return { text };
    },
    saveFindings: async ({ essayId = '', jobId, findings: given = [] }) => {
      throwNextFailure();
      if (!texts.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
      const savedTaskIds: string[] = [];
      for (const { taskId = '', fence, revision = 0, findingsJson = '' } of given) {
        const id = `${jobId}:${taskId}`;
        const stored = findings.get(id) ?? { fence: -1, revision: -1 };
        if (stored.fence > Number(fence)) continue;
        if (stored.fence < Number(fence) || stored.revision < revision)
          findings.set(id, { fence: Number(fence), revision, json: findingsJson });
        savedTaskIds.push(taskId);
      }
      return { savedTaskIds, saved: savedTaskIds.length === given.length };
    },
    findAnswer: async ({ key = '' }) => {
      throwNextFailure();
      const answerJson = answers.get(key);
      return answerJson === undefined ? {} : { answerJson };
    },
    keepAnswer: async ({ key = '', answerJson = '' }) => {
      throwNextFailure();
      if (!answers.has(key)) answers.set(key, answerJson);
      return {};
    },
  };
  return {
    client,
    texts,
    findings,
    answers,
    /** Makes each of the next calls reject with one of these errors, in order. */
    failNext: (...errors: Error[]) => void failures.push(...errors),
  };
};
