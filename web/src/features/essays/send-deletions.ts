import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import type { Deletion } from './deletions-slice.ts';

/**
 * Deletes on the server what the student deleted before signing out. Does not use the page's API, because a sign-out
 * resets it and aborts its calls. The requests survive leaving the page (keepalive). Never throws.
 */
export const sendDeletions = async (
  deletions: readonly Deletion[],
  token: string | null,
): Promise<void> => {
  const unsent = deletions.filter(({ isSent }) => !isSent);
  if (token === null) return;
  await Promise.allSettled(
    unsent.map(({ essayId, allDrafts }) =>
      fetch(
        `${location.origin}/api/essays/${encodeURIComponent(essayId)}${allDrafts ? '?drafts=all' : ''}`,
        {
          method: 'DELETE',
          headers: { accept: 'application/json', authorization: `Bearer ${token}` },
          keepalive: true,
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        },
      ),
    ),
  );
};
