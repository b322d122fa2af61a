import type { EventHandler } from '@argint/event-bus';
import type { EntitlementService } from '../entitlement-service.ts';

/** Profile and entitlement go with their user. */
export const onUsersDeleted =
  (service: Pick<EntitlementService, 'forget'>): EventHandler<'users.deleted'> =>
  ({ data }) =>
    service.forget(data.userId);
