import type { Collection, Doc } from '@argint/aggregate-store';
import { checkOwner, requireKept, type Essay } from './essay.ts';

/**
 * A kept essay of the user's.
 * @throws AppError ESSAY_NOT_FOUND, ESSAY_FORBIDDEN
 */
export const ownedEssay = async (
  essays: Collection<Essay>,
  essayId: string,
  userId: string,
): Promise<Doc<Essay> & { text: string }> => {
  const essay = await essays.get(essayId);
  if (essay) checkOwner(essay, userId);
  return requireKept(essay);
};
