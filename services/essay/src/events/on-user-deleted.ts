import type { EventHandler } from '@argint/event-bus';
import type { EssayDeletion } from '../essays/essay-deletion.ts';

/** A deleted user's key is destroyed and every text removed. */
export const onUserDeleted =
  (deletion: EssayDeletion): EventHandler<'users.deleted'> =>
  ({ data }) =>
    deletion.deleteUser(data.userId);
