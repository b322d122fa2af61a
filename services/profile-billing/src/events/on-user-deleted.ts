import type { EventHandler } from '@argint/event-bus';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';

/** Removes a user from what it keeps. Repeatable. */
interface Forgetful {
  forget(userId: string): Promise<void>;
}

/**
 * Deletes the profile and entitlement of a deleted user, the tombstone first, and then what the others hold. Payments and
 * the audit trail stay, without the user.
 */
export const onUserDeleted =
  (
    service: Pick<EntitlementService, 'forget'>,
    others: readonly Forgetful[],
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    // The profile goes first: without it, no mail is written.
    await service.forget(userId);
    for (const other of others) await other.forget(userId);
  };
