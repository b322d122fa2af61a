import type { Doc } from '@argint/aggregate-store';
import type { EssayProgress, Progress, ScoredDraft } from '@argint/contracts';
import { pagesOf, type EssayCollections } from '../collections.ts';
import { groupOf } from '../drafts/draft.ts';
import { titleOf } from '../essays/essay-place.ts';
import { isScored, type ResultScores, type StoredResult } from '../results/stored-result.ts';
import type { Vault } from '../sealing/vault.ts';
import { summarise } from './summarise.ts';

export type ProgressService = ReturnType<typeof createProgressService>;

/** How many of a user's newest results are read. */
const RESULTS_MAX = 400;

/** What progress needs of a result, without its sealed JSON. */
interface Scored {
  scores: ResultScores;
  rubric: string | null;
  createdAt: Date;
}

const startedAt = ({ drafts }: EssayProgress): string => drafts[0]?.analysedAt ?? '';

/** Computes a user's progress from the kept results. Nothing of it is stored, so it is never older than they are. */
export const createProgressService = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'results'>;
  vault: Vault;
}) => {
  const { vault } = parts;
  const { essays, results } = parts.collections;

  /** The newest completed result with a score of each essay. */
  const newestResults = async (userId: string) => {
    const newest = new Map<string, Scored>();
    let read = 0;
    const add = ({ essayId, isCompleted, scores, rubric, createdAt }: Doc<StoredResult>): void => {
      read += 1;
      if (isCompleted && isScored({ scores }) && !newest.has(essayId))
        newest.set(essayId, { scores, rubric, createdAt });
    };
    const query = { where: { userId }, sort: { field: 'createdAt', direction: -1 } } as const;
    for await (const page of pagesOf(results, query)) {
      page.forEach(add);
      if (read >= RESULTS_MAX) return { newest, isCut: true };
    }
    return { newest, isCut: false };
  };

  const essaysOf = async (userId: string, newest: ReadonlyMap<string, Scored>) => {
    const groups = new Map<string, EssayProgress>();
    const rubrics = new Set<string | null>();
    if (newest.size === 0) return { essays: [], scaleChanged: false };
    const seal = await vault.openFor(userId);
    // Oldest draft first, so that the last title is the newest.
    const kept = {
      where: { userId, state: 'kept' },
      sort: { field: 'createdAt', direction: 1 },
    } as const;
    for await (const page of pagesOf(essays, kept))
      for (const essay of page) {
        const result = newest.get(essay._id);
        if (!result) continue;
        rubrics.add(result.rubric);
        const groupId = groupOf(essay);
        const group = groups.get(groupId) ?? { groupId, title: '', drafts: [] };
        const draft: ScoredDraft = {
          essayId: essay._id,
          draftNumber: essay.draftNumber,
          wordCount: essay.wordCount,
          analysedAt: result.createdAt.toISOString(),
          scores: result.scores,
        };
        groups.set(groupId, {
          groupId,
          title: titleOf(essay, seal),
          drafts: [...group.drafts, draft].toSorted((a, b) => a.draftNumber - b.draftNumber),
        });
      }
    return {
      essays: [...groups.values()].toSorted((a, b) => startedAt(a).localeCompare(startedAt(b))),
      scaleChanged: rubrics.size > 1,
    };
  };

  return {
    /** The user's scores over time; empty without a completed analysis. */
    read: async (userId: string): Promise<Progress> => {
      const { newest, isCut } = await newestResults(userId);
      const scored = await essaysOf(userId, newest);
      return { id: userId, userId, ...summarise(scored.essays), ...scored, isCut };
    },
  };
};
