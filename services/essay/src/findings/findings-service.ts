import { DuplicateError } from '@argint/aggregate-store';
import { eachOf, type EssayCollections } from '../collections.ts';
import { checkSameEssay, requireKept } from '../essays/essay.ts';
import type { Place, Vault } from '../sealing/vault.ts';
import { checkFindingsJson } from './findings-json.ts';
import { findingsId, replaceFindings, type StoredFindings } from './stored-findings.ts';

/** Findings nobody fetched in this time belong to a job that ended without a result, in ms. */
const STALE_MS = 24 * 60 * 60 * 1000;

export interface FindingsCommand {
  essayId: string;
  jobId: string;
  chunkId: string;
  fence: number;
  findingsJson: string;
}

export type FindingsService = ReturnType<typeof createFindingsService>;

const place = (id: string): Place => ({ collection: 'findings', id, field: 'json' });

/** Findings of running analyses. */
export const createFindingsService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
}) => {
  const { vault, clock } = parts;
  const { essays, findings, results } = parts.collections;

  const replace = async (
    { essayId, jobId, chunkId, fence }: FindingsCommand,
    json: string,
  ): Promise<boolean | null> => {
    const stored = await findings.update(findingsId(jobId, chunkId), (doc) => {
      checkSameEssay(doc.essayId, essayId);
      return replaceFindings(doc, fence, json);
    });
    return stored && stored.fence === fence;
  };

  const dropEach = async (query: Parameters<typeof eachOf<StoredFindings>>[1]): Promise<void> => {
    for await (const { _id } of eachOf(findings, query)) await findings.delete(_id);
  };

  return {
    /**
     * False where a higher fence has been seen or the job has its result; the same fence again keeps what is
     * there. Throws ESSAY_NOT_FOUND, VALIDATION_FAILED.
     */
    save: async (command: FindingsCommand): Promise<boolean> => {
      const { essayId, jobId, chunkId, fence, findingsJson } = command;
      checkFindingsJson(findingsJson);
      const { userId } = requireKept(await essays.get(essayId));
      const seal = await vault.openFor(userId);
      if (await results.get(jobId)) return false;
      const id = findingsId(jobId, chunkId);
      const json = seal.seal(place(id), findingsJson);
      const replaced = await replace(command, json);
      if (replaced !== null) return replaced;
      try {
        const createdAt = clock();
        await findings.insert({ _id: id, essayId, userId, jobId, chunkId, fence, json, createdAt });
        return true;
      } catch (error) {
        if (error instanceof DuplicateError) return (await replace(command, json)) ?? false;
        throw error;
      }
    },

    /** Of one job, by chunk id; throws ESSAY_NOT_FOUND where its user's key is gone. */
    read: async (jobId: string): Promise<{ chunkId: string; findingsJson: string }[]> => {
      const read: { chunkId: string; findingsJson: string }[] = [];
      for await (const { _id, chunkId, json, userId } of eachOf(findings, { where: { jobId } })) {
        const seal = await vault.openFor(userId);
        read.push({ chunkId, findingsJson: seal.open(place(_id), json) });
      }
      return read;
    },

    /** The job's are no longer needed. */
    drop: (jobId: string): Promise<void> => dropEach({ where: { jobId } }),

    /** Those of jobs that never had a result. */
    dropStale: (): Promise<void> =>
      dropEach({ where: { createdAt: { $lte: new Date(clock().getTime() - STALE_MS) } } }),
  };
};
