import type { EventHandler } from '@argint/event-bus';
import type { EssayDeletion } from '../essays/essay-deletion.ts';

/** Handles `users.deleted`: destroys the user's key and deletes the user's texts. */
export const onUserDeleted =
  (deletion: EssayDeletion): EventHandler<'users.deleted'> =>
  ({ data }) =>
    deletion.deleteUser(data.userId);
