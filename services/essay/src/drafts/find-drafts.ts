import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { eachOf } from '../collections.ts';
import type { DraftPlace, Essay } from '../essays/essay.ts';
import { groupOf, numberDraft, numberOf } from './draft.ts';

/** All drafts of an essay, newest first. Tombstones are among them. */
export const findDrafts = async (
  essays: Collection<Essay>,
  essay: Doc<Essay>,
): Promise<Doc<Essay>[]> => {
  const groupId = groupOf(essay);
  const first = essay._id === groupId ? essay : await essays.get(groupId);
  const drafts = first?.userId === essay.userId ? [first] : [];
  for await (const draft of eachOf(essays, { where: { groupId } }))
    if (draft.userId === essay.userId) drafts.push(draft);
  return drafts.toSorted((a, b) => b.draftNumber - a.draftNumber);
};

/**
 * The place of a new draft behind its parent, and the parent itself. Repeatable: the same draft gets the same place.
 * @throws AppError PARENT_NOT_FOUND when the parent is missing, deleted or another user's
 */
export const placeDraft = async (
  essays: Collection<Essay>,
  draft: { essayId: string; userId: string; parentEssayId: string },
): Promise<{ place: DraftPlace; parent: Doc<Essay> }> => {
  const { essayId, userId, parentEssayId } = draft;
  const parent = await essays.get(parentEssayId);
  if (parent?.state !== 'kept' || parent.userId !== userId) throw new AppError('PARENT_NOT_FOUND');
  const groupId = groupOf(parent);
  const first = await essays.update(groupId, (doc) => numberDraft(doc, essayId));
  const draftNumber = (first && numberOf(first, essayId)) ?? parent.draftNumber + 1;
  return { place: { parentEssayId, groupId, draftNumber }, parent };
};
