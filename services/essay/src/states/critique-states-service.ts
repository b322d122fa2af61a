import type { Doc } from '@argint/aggregate-store';
import {
  AppError,
  MESSAGES,
  REASON_MAX_CHARS,
  type AnalysisResult,
  type CritiqueState,
  type StoredCritiqueState,
} from '@argint/contracts';
import { eachOf, type EssayCollections } from '../collections.ts';
import { requireKept, type Essay } from '../essays/essay.ts';
import { ownedEssay } from '../essays/owned-essay.ts';
import { resultPlace } from '../results/result-place.ts';
import type { Seal, Vault } from '../sealing/vault.ts';
import { decideCritique, openState, reasonPlace } from './critique-states.ts';

export interface DecideCommand {
  essayId: string;
  userId: string;
  critiqueId: string;
  state: CritiqueState;
  /** Kept only with `not useful`. */
  reason?: string;
}

export type CritiqueStatesService = ReturnType<typeof createCritiqueStatesService>;

/** Stores what students decide about critiques, in the essay's own document. */
export const createCritiqueStatesService = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'results'>;
  vault: Vault;
}) => {
  const { vault } = parts;
  const { essays, results } = parts.collections;

  const hasCritique = async (essay: Doc<Essay>, critiqueId: string, seal: Seal) => {
    if (essay.critiqueStates.some((state) => state.critiqueId === critiqueId)) return true;
    for await (const { _id, json } of eachOf(results, { where: { essayId: essay._id } })) {
      const { lineCritiques } = JSON.parse(seal.open(resultPlace(_id), json)) as AnalysisResult;
      if (lineCritiques.some(({ id }) => id === critiqueId)) return true;
    }
    return false;
  };

  return {
    /**
     * Stores the state of a critique; the call that arrives last wins. Repeatable.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN, CRITIQUE_NOT_FOUND, VALIDATION_FAILED for a long reason
     */
    decide: async (command: DecideCommand): Promise<StoredCritiqueState> => {
      const { essayId, userId, critiqueId, state, reason = '' } = command;
      if (reason.length > REASON_MAX_CHARS || !reason.isWellFormed())
        throw new AppError('VALIDATION_FAILED', MESSAGES.reasonLength);
      const essay = await ownedEssay(essays, essayId, userId);
      const seal = await vault.openFor(userId);
      if (!(await hasCritique(essay, critiqueId, seal))) throw new AppError('CRITIQUE_NOT_FOUND');
      const decision = {
        critiqueId,
        state,
        reason:
          state === 'not useful' && reason !== ''
            ? seal.seal(reasonPlace(essayId, critiqueId), reason)
            : null,
        carried: false,
      };
      requireKept(await essays.update(essayId, (doc) => decideCritique(doc, decision)));
      return openState(essayId, decision, seal);
    },

    /**
     * What the student decided about an essay's critiques.
     * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    list: async (essayId: string, userId: string): Promise<StoredCritiqueState[]> => {
      const { critiqueStates } = await ownedEssay(essays, essayId, userId);
      if (critiqueStates.length === 0) return [];
      const seal = await vault.openFor(userId);
      return critiqueStates.map((state) => openState(essayId, state, seal));
    },
  };
};
