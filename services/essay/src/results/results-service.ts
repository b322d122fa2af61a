import { DuplicateError, type Doc } from '@argint/aggregate-store';
import type { EssayCollections } from '../collections.ts';
import { checkSameEssay, requireKept } from '../essays/essay.ts';
import type { Place, Vault } from '../sealing/vault.ts';
import { parseResultJson } from './result-json.ts';
import { replaceResult, scoresOf, type StoredResult } from './stored-result.ts';

export interface ResultCommand {
  essayId: string;
  jobId: string;
  isCompleted: boolean;
  resultJson: string;
}

/** A result with its text open. */
export interface OpenResult {
  jobId: string;
  isCompleted: boolean;
  createdAt: Date;
  resultJson: string;
}

export type ResultsService = ReturnType<typeof createResultsService>;

/** Most results of an essay that are shown, newest first. */
const SHOWN_MAX = 50;
/** Most bytes of results in one answer: with the text they stay under gRPC's 4 MiB. The newest is always there. */
const SHOWN_BYTES = 3_000_000;

const place = (id: string): Place => ({ collection: 'results', id, field: 'json' });

/** Results of analyses. */
export const createResultsService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
  dropFindings: (jobId: string) => Promise<void>;
}) => {
  const { vault, clock, dropFindings } = parts;
  const { essays, results } = parts.collections;

  const opener = async (userId: string) => {
    const seal = await vault.openFor(userId);
    return ({ _id, isCompleted, createdAt, json }: Doc<StoredResult>): OpenResult => ({
      jobId: _id,
      isCompleted,
      createdAt,
      resultJson: seal.open(place(_id), json),
    });
  };

  return {
    /** Repeatable by job; a completed result stays as first stored. Throws ESSAY_NOT_FOUND, VALIDATION_FAILED. */
    save: async ({ essayId, jobId, isCompleted, resultJson }: ResultCommand): Promise<void> => {
      const result = parseResultJson(resultJson);
      const { userId } = requireKept(await essays.get(essayId));
      const { seal } = await vault.openFor(userId);
      const given = {
        _id: jobId,
        essayId,
        userId,
        isCompleted,
        criticalThinkingLevel: result.criticalThinkingLevel,
        scores: scoresOf(result),
        json: seal(place(jobId), resultJson),
        createdAt: clock(),
      };
      try {
        await results.insert(given);
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        await results.update(jobId, (stored) => {
          checkSameEssay(stored.essayId, essayId);
          return replaceResult(stored, given);
        });
      }
      await dropFindings(jobId);
    },

    /** Null where the job has none. Throws ESSAY_NOT_FOUND. */
    get: async (essayId: string, jobId: string): Promise<OpenResult | null> => {
      const { userId } = requireKept(await essays.get(essayId));
      const stored = await results.get(jobId);
      return stored?.essayId === essayId ? (await opener(userId))(stored) : null;
    },

    /** Of a kept essay, newest first, as many as one answer holds. */
    list: async (essayId: string, userId: string): Promise<OpenResult[]> => {
      const { items } = await results.find({
        where: { essayId },
        sort: { field: 'createdAt', direction: -1 },
        limit: SHOWN_MAX,
      });
      if (items.length === 0) return [];
      const opened = items.map(await opener(userId));
      let bytes = 0;
      return opened.filter(({ resultJson }, i) => {
        bytes += Buffer.byteLength(resultJson);
        return i === 0 || bytes <= SHOWN_BYTES;
      });
    },
  };
};
