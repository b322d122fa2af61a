import type { EventHandler } from '@argint/event-bus';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';

/** Deletes the profile and entitlement of a deleted user. */
export const onUserDeleted =
  (service: Pick<EntitlementService, 'forget'>): EventHandler<'users.deleted'> =>
  ({ data }) =>
    service.forget(data.userId);
