import { AppError } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';

type Essay = Pick<GrpcClient<'essay'>, 'readText' | 'saveFindings'>;

/** The essay service as far as a worker sees it: texts by id, findings kept by fence. */
export const fakeEssay = () => {
  const texts = new Map<string, string>();
  const findings = new Map<string, { fence: number; json: string }>();
  const failures: Error[] = [];
  const fail = (): void => {
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const client: Essay = {
    readText: async ({ essayId = '' }) => {
      fail();
      const text = texts.get(essayId);
      if (text === undefined) throw new AppError('ESSAY_NOT_FOUND');
      return { text };
    },
    saveFindings: async ({ essayId = '', jobId, chunkId, fence, findingsJson = '' }) => {
      fail();
      if (!texts.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
      const id = `${jobId}:${chunkId}`;
      if ((findings.get(id)?.fence ?? 0) > Number(fence)) return { saved: false };
      findings.set(id, { fence: Number(fence), json: findingsJson });
      return { saved: true };
    },
  };
  return {
    client,
    texts,
    findings,
    /** The next call fails so; several queue up. */
    failNext: (...errors: Error[]) => void failures.push(...errors),
  };
};
