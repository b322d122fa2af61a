import type { Doc } from '@argint/aggregate-store';
import type { Essay } from '../essays/essay.ts';

/** Id of the first draft of an essay, which names the group of its drafts. */
export const groupOf = ({ _id, groupId }: Pick<Doc<Essay>, '_id' | 'groupId'>): string =>
  groupId ?? _id;

/**
 * Gives a draft the next number, which the first draft remembers, even as a tombstone. So two starts at the same
 * moment get different numbers, and a repeated one gets the same.
 */
export const numberDraft = (first: Doc<Essay>, essayId: string): Doc<Essay> => {
  if (first.draftNumbers.some((draft) => draft.essayId === essayId)) return first;
  const number = Math.max(1, ...first.draftNumbers.map((draft) => draft.number)) + 1;
  return { ...first, draftNumbers: [...first.draftNumbers, { essayId, number }] };
};

/** The number that `numberDraft` gave; undefined when it gave none. */
export const numberOf = (first: Doc<Essay>, essayId: string): number | undefined =>
  first.draftNumbers.find((draft) => draft.essayId === essayId)?.number;
