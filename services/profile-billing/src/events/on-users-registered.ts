import type { EventHandler } from '@argint/event-bus';
import type { EntitlementService } from '../entitlement-service.ts';

/** The repair path: makes what a registration that broke off left undone. */
export const onUsersRegistered =
  (service: Pick<EntitlementService, 'ensure'>): EventHandler<'users.registered'> =>
  async ({ data: { userId, firstName, lastName } }) => {
    await service.ensure(userId, { firstName, lastName });
  };
