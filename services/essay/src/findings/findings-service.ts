import { AppError } from '@argint/contracts';
import { DuplicateError, type NewDoc } from '@argint/aggregate-store';
import { eachOf, pagesOf, type EssayCollections } from '../collections.ts';
import { checkSameEssay, requireKept } from '../essays/essay.ts';
import type { Seal, Vault } from '../sealing/vault.ts';
import { checkFindingsJson } from './findings-json.ts';
import {
  findingsId,
  findingsPlace,
  replaceFindings,
  type StoredFindings,
} from './stored-findings.ts';

/** Findings older than this, in ms, are left over from a failed job: no job runs that long. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** What the holder of a task found. */
export interface TaskFindings {
  taskId: string;
  fence: number;
  /** Rises each time the same holder saves its findings again. @default 0 */
  revision?: number;
  findingsJson: string;
}

/** Findings of tasks of one job. */
export interface FindingsCommand {
  essayId: string;
  jobId: string;
  findings: readonly TaskFindings[];
}

export type FindingsService = ReturnType<typeof createFindingsService>;

type Given = NewDoc<StoredFindings>;

/** Stores and reads the findings of running jobs. */
export const createFindingsService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
}) => {
  const { vault, clock } = parts;
  const { essays, findings, results } = parts.collections;

  /** Whether the stored findings are the given ones, or later ones of the same holder. Null: there are none. */
  const replace = async (given: Given): Promise<boolean | null> => {
    const stored = await findings.update(given._id, (doc) => {
      checkSameEssay(doc.essayId, given.essayId);
      return replaceFindings(doc, given);
    });
    return stored && stored.fence === given.fence;
  };

  const insertOrReplace = async (given: Given): Promise<boolean> => {
    const replaced = await replace(given);
    if (replaced !== null) return replaced;
    try {
      await findings.insert(given);
      return true;
    } catch (error) {
      if (error instanceof DuplicateError) return (await replace(given)) ?? false;
      throw error;
    }
  };

  const removeEach = async (
    query: Parameters<typeof pagesOf<StoredFindings>>[1],
  ): Promise<void> => {
    for await (const page of pagesOf(findings, query))
      await Promise.all(page.map(({ _id }) => findings.delete(_id)));
  };

  return {
    /**
     * Stores the findings of tasks. A second call with the same fences and revisions changes nothing. Resolves with the
     * ids of the tasks whose findings are stored, or were replaced by a higher revision of the same holder: all but
     * those with a higher stored fence; none when the job has its result.
     * @throws AppError ESSAY_NOT_FOUND, VALIDATION_FAILED
     */
    save: async ({ essayId, jobId, findings: given }: FindingsCommand): Promise<string[]> => {
      for (const { findingsJson } of given) checkFindingsJson(findingsJson);
      const { userId } = requireKept(await essays.get(essayId));
      const { seal } = await vault.openFor(userId);
      if (await results.get(jobId)) return [];
      const docs = given.map(({ taskId, fence, revision = 0, findingsJson }): Given => {
        const _id = findingsId(jobId, taskId);
        const json = seal(findingsPlace(_id), findingsJson);
        const createdAt = clock();
        return { _id, essayId, userId, jobId, chunkId: taskId, fence, revision, json, createdAt };
      });
      // Together, so that the store may write them in one commit.
      const isSaved = await Promise.all(docs.map(insertOrReplace));
      // A deletion that began after the check above may have missed these findings.
      if ((await essays.get(essayId))?.state === 'kept')
        return given.filter((_, i) => isSaved[i]).map(({ taskId }) => taskId);
      await Promise.all(docs.map(({ _id }) => findings.delete(_id)));
      throw new AppError('ESSAY_NOT_FOUND');
    },

    /**
     * The findings of a job, in the order of their task ids.
     * @throws AppError ESSAY_NOT_FOUND when the user's key is destroyed
     */
    read: async (jobId: string): Promise<{ taskId: string; findingsJson: string }[]> => {
      const read: { taskId: string; findingsJson: string }[] = [];
      // All findings of a job are of one user, whose key is unwrapped once.
      let opened: { userId: string; seal: Seal } | undefined;
      for await (const doc of eachOf(findings, { where: { jobId } })) {
        const { _id, chunkId: taskId, json, userId } = doc;
        if (opened?.userId !== userId) opened = { userId, seal: await vault.openFor(userId) };
        read.push({ taskId, findingsJson: opened.seal.open(findingsPlace(_id), json) });
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
