import type { Doc } from '@argint/aggregate-store';
import {
  AppError,
  GRAMMAR_TIMED_OUT,
  type AnalysisResult,
  type Comparison,
  type LineCritique,
} from '@argint/contracts';
import { compareScores, matchCritiques } from '@argint/text-analysis/drafts';
import type { EssayCollections } from '../collections.ts';
import type { Essay } from '../essays/essay.ts';
import { ownedEssay } from '../essays/owned-essay.ts';
import { resultPlace } from '../results/result-place.ts';
import { rubricOf } from '../results/stored-result.ts';
import type { Seal, Vault } from '../sealing/vault.ts';
import { carryOver, isCarried, reasonPlace } from '../states/critique-states.ts';
import { findDrafts } from './find-drafts.ts';

/** A draft with its readable text and its newest result. */
interface AnalysedDraft {
  essay: Doc<Essay>;
  text: string;
  result: AnalysisResult;
  /** The analysis ran to its end. */
  isCompleted: boolean;
}

/**
 * Whether the later analysis did not look for what a critique of the earlier one is about: it was cancelled or failed,
 * no model read this time, or the grammar checker did not answer.
 */
const wasNotLookedFor = (
  { issueType }: LineCritique,
  before: AnalysedDraft,
  after: AnalysedDraft,
): boolean =>
  !after.isCompleted ||
  (before.result.readBy === 'model' && after.result.readBy !== 'model') ||
  (issueType === 'grammar' &&
    after.result.emptyReasons['lineCritiques.grammar'] === GRAMMAR_TIMED_OUT);

export type DraftsService = ReturnType<typeof createDraftsService>;

/** Compares drafts, and carries decisions over from one to the next. */
export const createDraftsService = (parts: {
  collections: Pick<EssayCollections, 'essays' | 'results'>;
  vault: Vault;
}) => {
  const { collections, vault } = parts;
  const { essays, results } = collections;

  /** The draft with its newest result; null without one. */
  const analysed = async (essay: Doc<Essay>, seal: Seal): Promise<AnalysedDraft | null> => {
    const { items } = await results.find({
      where: { essayId: essay._id },
      sort: { field: 'createdAt', direction: -1 },
      limit: 1,
    });
    const [newest] = items;
    if (!newest || essay.text === null) return null;
    return {
      essay,
      text: seal.open({ collection: 'essays', id: essay._id, field: 'text' }, essay.text),
      result: JSON.parse(seal.open(resultPlace(newest._id), newest.json)) as AnalysisResult,
      isCompleted: newest.isCompleted,
    };
  };

  /** The newest earlier draft that has a result; null when there is none. */
  const draftBefore = async (essay: Doc<Essay>, seal: Seal): Promise<AnalysedDraft | null> => {
    for (const draft of await findDrafts(essays, essay)) {
      if (draft.state !== 'kept' || draft.draftNumber >= essay.draftNumber) continue;
      const found = await analysed(draft, seal);
      if (found) return found;
    }
    return null;
  };

  const match = (before: AnalysedDraft, after: AnalysedDraft) =>
    matchCritiques(
      { text: before.text, critiques: before.result.lineCritiques },
      { text: after.text, critiques: after.result.lineCritiques },
    );

  return {
    /**
     * What changed since the newest earlier draft that has a result.
     * @throws AppError NO_EARLIER_DRAFT, ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
     */
    compare: async (essayId: string, userId: string): Promise<Comparison> => {
      const essay = await ownedEssay(essays, essayId, userId);
      const seal = await vault.openFor(userId);
      const after = await analysed(essay, seal);
      if (!after) throw new AppError('NO_EARLIER_DRAFT', 'This draft has no result yet.');
      const before = await draftBefore(essay, seal);
      if (!before) throw new AppError('NO_EARLIER_DRAFT');
      const { resolved, sameWordsResolved, still, added } = match(before, after);
      const notLookedAt = sameWordsResolved.filter((one) => wasNotLookedFor(one, before, after));
      return {
        before: { id: before.essay._id, draftNumber: before.essay.draftNumber },
        resolved: resolved.filter((one) => !notLookedAt.includes(one)),
        notLookedAt,
        still: still.map((pair) => ({ ...pair.after, beforeId: pair.before.id })),
        new: added,
        scores: compareScores(before.result.scores, after.result.scores),
        scaleChanged: rubricOf(before.result) !== rubricOf(after.result),
      };
    },

    /**
     * Takes `intended` and `not useful` over from the draft before, for critiques whose words still stand. Done when a
     * result is stored, so that deleting the earlier draft later changes nothing here. Repeatable: a critique that has
     * a state already keeps it.
     */
    carryStates: async (essayId: string): Promise<void> => {
      const essay = await essays.get(essayId);
      if (essay?.state !== 'kept' || essay.groupId === null) return;
      const seal = await vault.openFor(essay.userId);
      const before = await draftBefore(essay, seal);
      const decisions = before?.essay.critiqueStates.filter(isCarried) ?? [];
      if (!before || decisions.length === 0) return;
      const after = await analysed(essay, seal);
      if (!after) return;
      const critiqueIdOf = new Map(
        match(before, after)
          .still.filter(({ sameWords }) => sameWords)
          .map((pair) => [pair.before.id, pair.after.id]),
      );
      const carried = decisions.flatMap(({ critiqueId, state, reason }) => {
        const id = critiqueIdOf.get(critiqueId);
        if (id === undefined) return [];
        const words = reason && seal.open(reasonPlace(before.essay._id, critiqueId), reason);
        return {
          critiqueId: id,
          state,
          reason: words && seal.seal(reasonPlace(essayId, id), words),
          carried: true,
        };
      });
      await essays.update(essayId, (doc) => carryOver(doc, carried));
    },
  };
};
