import { DuplicateError, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { EssayCollections } from '../collections.ts';
import { checkSameEssay, requireKept } from '../essays/essay.ts';
import type { Vault } from '../sealing/vault.ts';
import { suggest } from '../suggestions/suggest.ts';
import type { ListedResults } from './listed-results.ts';
import { parseResultJson } from './result-json.ts';
import { resultPlace, suggestionsPlace } from './result-place.ts';
import { isScored, replaceResult, rubricOf, scoresOf, type StoredResult } from './stored-result.ts';

export interface ResultCommand {
  essayId: string;
  jobId: string;
  isCompleted: boolean;
  resultJson: string;
}

/** A result with readable JSON. */
export interface OpenResult {
  jobId: string;
  isCompleted: boolean;
  createdAt: Date;
  resultJson: string;
}

export type ResultsService = ReturnType<typeof createResultsService>;

/** How many results of an essay are listed. */
const SHOWN_MAX = 50;
/** How many bytes of results one response has, so that it stays under gRPC's limit of 4 MiB with the text. */
const SHOWN_BYTES = 3_000_000;

/** Stores and reads the results of jobs. */
export const createResultsService = (parts: {
  collections: EssayCollections;
  vault: Vault;
  clock: () => Date;
  /** Takes decisions over from the draft before. Repeatable. */
  carryStates: (essayId: string) => Promise<void>;
  listed: ListedResults;
}) => {
  const { vault, clock, carryStates, listed } = parts;
  const { essays, results } = parts.collections;

  const opener = async (userId: string) => {
    const seal = await vault.openFor(userId);
    return ({ _id, isCompleted, createdAt, json }: Doc<StoredResult>): OpenResult => ({
      jobId: _id,
      isCompleted,
      createdAt,
      resultJson: seal.open(resultPlace(_id), json),
    });
  };

  return {
    /**
     * Stores the result of a job. The first result stays, but a completed result replaces a partial one. Resolves with
     * whether the stored result has any score. What to improve next is made in the same write. A repeated call also repeats what a crash left undone.
     * @throws AppError ESSAY_NOT_FOUND, VALIDATION_FAILED
     */
    save: async ({ essayId, jobId, isCompleted, resultJson }: ResultCommand): Promise<boolean> => {
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
        rubric: rubricOf(result),
        json: seal(resultPlace(jobId), resultJson),
        suggestions: isCompleted
          ? seal(suggestionsPlace(jobId), JSON.stringify(suggest(result)))
          : null,
        completedSuggestions: [],
        createdAt: clock(),
      };
      let stored: StoredResult | null;
      try {
        stored = await results.insert(given);
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        stored = await results.update(jobId, (earlier) => {
          checkSameEssay(earlier.essayId, essayId);
          return replaceResult(earlier, given);
        });
      }
      // A deletion that began after the check above may have missed this result.
      const essay = await essays.get(essayId);
      if (essay?.state !== 'kept') {
        await results.delete(jobId);
        throw new AppError('ESSAY_NOT_FOUND');
      }
      await carryStates(essayId);
      await listed.note(essay);
      return isScored(stored ?? given);
    },

    /**
     * Returns the result of a job; null when there is none for this essay.
     * @throws AppError ESSAY_NOT_FOUND
     */
    get: async (essayId: string, jobId: string): Promise<OpenResult | null> => {
      const { userId } = requireKept(await essays.get(essayId));
      const stored = await results.get(jobId);
      return stored?.essayId === essayId ? (await opener(userId))(stored) : null;
    },

    /** The results of a kept essay, newest first, as many as one response can have. The newest is always there. */
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
