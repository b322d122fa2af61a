import type { Doc } from '@argint/aggregate-store';
import { AppError, type AnalysisResult, type Suggestion } from '@argint/contracts';
import type { EssayCollections } from '../collections.ts';
import { ownedEssay } from '../essays/owned-essay.ts';
import { resultPlace, suggestionsPlace } from '../results/result-place.ts';
import { tickSuggestion, type StoredResult } from '../results/stored-result.ts';
import type { Seal, Vault } from '../sealing/vault.ts';
import { suggest, type SuggestionText } from './suggest.ts';

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

/** How many of an essay's newest results are looked at for a completed one. */
const LOOKED_AT = 10;

/** The texts of a result's suggestions. Results of earlier releases have none stored. */
const textsOf = ({ _id, json, suggestions }: Doc<StoredResult>, seal: Seal): SuggestionText[] =>
  suggestions === null
    ? suggest(JSON.parse(seal.open(resultPlace(_id), json)) as AnalysisResult)
    : (JSON.parse(seal.open(suggestionsPlace(_id), suggestions)) as SuggestionText[]);

const openSuggestions = (result: Doc<StoredResult>, seal: Seal): Suggestion[] =>
  textsOf(result, seal).map((text, index) => {
    const id = `${result._id}.${index + 1}`;
    return {
      id,
      analysisId: result._id,
      ...text,
      isCompleted: result.completedSuggestions.includes(id),
      createdAt: result.createdAt.toISOString(),
    };
  });

/** Reads what to improve next, and keeps what the student has ticked off. Both stand in the result's document. */
export const createSuggestionsService = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'results'>;
  vault: Vault;
}) => {
  const { vault } = parts;
  const { essays, results } = parts.collections;

  const newestCompleted = async (essayId: string, userId: string) => {
    await ownedEssay(essays, essayId, userId);
    const { items } = await results.find({
      where: { essayId },
      sort: { field: 'createdAt', direction: -1 },
      limit: LOOKED_AT,
    });
    return items.find(({ isCompleted }) => isCompleted) ?? null;
  };

  return {
    /**
     * The suggestions of the newest completed analysis; none without one.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    list: async (essayId: string, userId: string): Promise<Suggestion[]> => {
      const result = await newestCompleted(essayId, userId);
      return result ? openSuggestions(result, await vault.openFor(userId)) : [];
    },

    /**
     * Ticks a suggestion off, or opens it again; the call that arrives last wins. Repeatable.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN, SUGGESTION_NOT_FOUND
     */
    complete: async (command: {
      essayId: string;
      userId: string;
      suggestionId: string;
      isCompleted: boolean;
    }): Promise<Suggestion> => {
      const { essayId, userId, suggestionId, isCompleted } = command;
      const result = await newestCompleted(essayId, userId);
      if (!result) throw new AppError('SUGGESTION_NOT_FOUND');
      const seal = await vault.openFor(userId);
      const known = openSuggestions(result, seal).find(({ id }) => id === suggestionId);
      if (!known) throw new AppError('SUGGESTION_NOT_FOUND');
      const ticked = await results.update(result._id, (doc) =>
        tickSuggestion(doc, suggestionId, isCompleted),
      );
      if (!ticked) throw new AppError('ESSAY_NOT_FOUND');
      return { ...known, isCompleted };
    },
  };
};
