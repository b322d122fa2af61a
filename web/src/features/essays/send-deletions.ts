import { partingCall } from '../../lib/api/parting-call.ts';
import type { Deletion } from './deletions-slice.ts';

/** Deletes on the server what the student deleted before signing out. Never throws. */
export const sendDeletions = async (
  deletions: readonly Deletion[],
  token: string | null,
): Promise<void> => {
  if (token === null) return;
  const unsent = deletions.filter(({ isSent }) => !isSent);
  await Promise.all(
    unsent.map(({ essayId, allDrafts }) =>
      partingCall(`/essays/${encodeURIComponent(essayId)}${allDrafts ? '?drafts=all' : ''}`, {
        method: 'DELETE',
        token,
      }),
    ),
  );
};
