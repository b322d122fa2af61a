import { AppError } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';

type EssayClient = Pick<GrpcClient<'essay'>, 'readText' | 'saveFindings'>;

/**
 * An in-memory essay service with the two calls that a worker makes. `texts` maps an essay id to its text. `findings`
 * maps `jobId:chunkId` to the findings with the highest fence.
 */
export const createFakeEssay = () => {
  const texts = new Map<string, string>();
  const findings = new Map<string, { fence: number; json: string }>();
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
      const savedChunkIds: string[] = [];
      for (const { chunkId = '', fence, findingsJson = '' } of given) {
        const id = `${jobId}:${chunkId}`;
        if ((findings.get(id)?.fence ?? 0) > Number(fence)) continue;
        findings.set(id, { fence: Number(fence), json: findingsJson });
        savedChunkIds.push(chunkId);
      }
      return { savedChunkIds, saved: savedChunkIds.length === given.length };
    },
  };
  return {
    client,
    texts,
    findings,
    /** Makes each of the next calls reject with one of these errors, in order. */
    failNext: (...errors: Error[]) => void failures.push(...errors),
  };
};
