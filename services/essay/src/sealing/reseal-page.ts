import type { Collection, Doc, Query } from '@argint/aggregate-store';
import { resealAnswer } from '../answers/stored-answer.ts';
import { DOCUMENTS_A_PAGE, type EssayCollections } from '../collections.ts';
import { resealEssay } from '../essays/reseal-essay.ts';
import { resealFindings } from '../findings/stored-findings.ts';
import { resealPendingEssay } from '../pending/pending-essay.ts';
import { resealResult } from '../results/stored-result.ts';
import type { Position, ResealedPage } from './data-key.ts';
import type { Renew } from './vault.ts';

/** Leaves values that do not open as they are. */
const keepDamaged =
  (renew: Renew, onDamaged: () => void): Renew =>
  (place, sealed) => {
    try {
      return renew(place, sealed);
    } catch {
      onDamaged();
      return sealed;
    }
  };

interface Given {
  after: string | null;
  renew: Renew;
}

const resealIn = async <D>(
  collection: Pick<Collection<D>, 'find' | 'update'>,
  query: Pick<Query, 'where' | 'sort'>,
  given: Given & { reseal: (doc: Doc<D>, renew: Renew) => Doc<D> },
): Promise<{ after: string | null; damaged: number }> => {
  const { after, renew, reseal } = given;
  const { items, next } = await collection.find({
    ...query,
    limit: DOCUMENTS_A_PAGE,
    ...(after === null ? {} : { after }),
  });
  let damaged = 0;
  const counting = keepDamaged(renew, () => (damaged += 1));
  const silent = keepDamaged(renew, () => undefined);
  const old = items.filter((item) => reseal(item, counting) !== item);
  // Together, so that the store may write them in one commit.
  await Promise.all(old.map(({ _id }) => collection.update(_id, (doc) => reseal(doc, silent))));
  return { after: next, damaged };
};

const byAge = { sort: { field: 'createdAt', direction: 1 } } as const;

/**
 * How the values of each collection are sealed again. A collection without a row does not compile: what it holds could
 * not be read any more once the old keys are gone.
 */
const RESEALED: Readonly<
  Record<
    Exclude<keyof EssayCollections, 'keys' | 'rotations'>,
    (of: EssayCollections, userId: string, given: Given) => ReturnType<typeof resealIn>
  >
> = {
  essays: ({ essays }, userId, given) =>
    resealIn(
      essays,
      { where: { userId, state: 'kept' }, ...byAge },
      { ...given, reseal: resealEssay },
    ),
  results: ({ results }, userId, given) =>
    resealIn(results, { where: { userId }, ...byAge }, { ...given, reseal: resealResult }),
  findings: ({ findings }, userId, given) =>
    resealIn(findings, { where: { userId }, ...byAge }, { ...given, reseal: resealFindings }),
  answers: ({ answers }, userId, given) =>
    resealIn(answers, { where: { userId }, ...byAge }, { ...given, reseal: resealAnswer }),
  pendingEssays: ({ pendingEssays }, userId, given) =>
    resealIn(pendingEssays, { where: { _id: userId } }, { ...given, reseal: resealPendingEssay }),
};
const NAMES = Object.keys(RESEALED) as (keyof typeof RESEALED)[];

/** Where a round begins. */
export const FIRST_PAGE: Position = { collection: 'essays', after: null };

/** Seals the values on one page of a user's documents again. Documents without old values are not written. */
export const resealPage = async (
  collections: EssayCollections,
  userId: string,
  { collection, after }: Position,
  renew: Renew,
): Promise<ResealedPage> => {
  const at = NAMES.findIndex((name) => name === collection);
  const name = NAMES[at];
  // A later release, which a process of this one replaced, was in a collection of its own: begin again.
  if (name === undefined) return { next: FIRST_PAGE, damaged: 0 };
  const page = await RESEALED[name](collections, userId, { after, renew });
  const following = NAMES[at + 1];
  if (page.after !== null)
    return { next: { collection, after: page.after }, damaged: page.damaged };
  return {
    next: following === undefined ? null : { collection: following, after: null },
    damaged: page.damaged,
  };
};
