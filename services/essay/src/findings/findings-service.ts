import { AppError } from '@argint/contracts';
import { DuplicateError, type NewDoc } from '@argint/aggregate-store';
import { eachOf, type EssayCollections } from '../collections.ts';
import { checkSameEssay, requireKept } from '../essays/essay.ts';
import type { Place, Vault } from '../sealing/vault.ts';
import { checkFindingsJson } from './findings-json.ts';
import { findingsId, replaceFindings, type StoredFindings } from './stored-findings.ts';

/** Findings older than this, in ms, are left over from a failed job: no job runs that long. */
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

/** Stores and reads the findings of running jobs. */
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

  const insertOrReplace = async (
    command: FindingsCommand,
    given: NewDoc<StoredFindings>,
  ): Promise<boolean> => {
    const replaced = await replace(command, given.json);
    if (replaced !== null) return replaced;
    try {
      await findings.insert(given);
      return true;
    } catch (error) {
      if (error instanceof DuplicateError) return (await replace(command, given.json)) ?? false;
      throw error;
    }
  };

  const removeEach = async (query: Parameters<typeof eachOf<StoredFindings>>[1]): Promise<void> => {
    for await (const { _id } of eachOf(findings, query)) await findings.delete(_id);
  };

  return {
    /**
     * Stores the findings of a task. A second call with the same fence changes nothing. Resolves with false when the
     * stored fence is higher or the job already has its result.
     * @throws AppError ESSAY_NOT_FOUND, VALIDATION_FAILED
     */
    save: async (command: FindingsCommand): Promise<boolean> => {
      const { essayId, jobId, chunkId, fence, findingsJson } = command;
      checkFindingsJson(findingsJson);
      const { userId } = requireKept(await essays.get(essayId));
      const seal = await vault.openFor(userId);
      if (await results.get(jobId)) return false;
      const id = findingsId(jobId, chunkId);
      const json = seal.seal(place(id), findingsJson);
      const isSaved = await insertOrReplace(command, {
        _id: id,
        ...{ essayId, userId, jobId, chunkId, fence, json },
        createdAt: clock(),
      });
      // A deletion that began after the check above may have missed these findings.
      if ((await essays.get(essayId))?.state === 'kept') return isSaved;
      await findings.delete(id);
      throw new AppError('ESSAY_NOT_FOUND');
    },

    /**
     * The findings of a job, in the order of their task ids.
     * @throws AppError ESSAY_NOT_FOUND when the user's key is destroyed
     */
    read: async (jobId: string): Promise<{ chunkId: string; findingsJson: string }[]> => {
      const read: { chunkId: string; findingsJson: string }[] = [];
      for await (const { _id, chunkId, json, userId } of eachOf(findings, { where: { jobId } })) {
        const seal = await vault.openFor(userId);
        read.push({ chunkId, findingsJson: seal.open(place(_id), json) });
      }
      return read;
    },

    /** Removes the findings of a job that has ended. Can be repeated. */
    remove: (jobId: string): Promise<void> => removeEach({ where: { jobId } }),

    /** Removes findings older than a day. Their jobs never ended or failed in their last step. */
    removeStale: (): Promise<void> =>
      removeEach({ where: { createdAt: { $lte: new Date(clock().getTime() - STALE_MS) } } }),
  };
};
