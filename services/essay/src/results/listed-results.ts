import type { Doc } from '@argint/aggregate-store';
import type { AnalysisResult } from '@argint/contracts';
import { pagesOf, type EssayCollections } from '../collections.ts';
import type { ListedResult } from '../essays/essay-schema.ts';
import { noteListedResult, type Essay } from '../essays/essay.ts';
import type { Vault } from '../sealing/vault.ts';
import { resultPlace } from './result-place.ts';

export type ListedResults = ReturnType<typeof createListedResults>;

/** Notes in an essay's document what lists show of its results, so that a list reads no result. */
export const createListedResults = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'results'>;
  vault: Vault;
}) => {
  const { vault } = parts;
  const { essays, results } = parts.collections;

  const read = async ({ _id: essayId, userId }: Doc<Essay>): Promise<ListedResult | null> => {
    const query = { where: { essayId }, sort: { field: 'createdAt', direction: -1 } } as const;
    for await (const page of pagesOf(results, query)) {
      const newest = page.find(({ isCompleted }) => isCompleted);
      if (!newest) continue;
      const seal = await vault.openFor(userId);
      const result = JSON.parse(seal.open(resultPlace(newest._id), newest.json)) as AnalysisResult;
      return {
        overall: newest.scores.overall,
        textKind: result.textKind?.kind ?? null,
        resultAt: newest.createdAt,
      };
    }
    return null;
  };

  return {
    /** Notes the newest completed result of an essay, and resolves to the essay. Repeatable. */
    note: async (essay: Doc<Essay>): Promise<Doc<Essay>> => {
      const newest = await read(essay);
      if (newest === null) return essay;
      return (await essays.update(essay._id, (doc) => noteListedResult(doc, newest))) ?? essay;
    },
  };
};
