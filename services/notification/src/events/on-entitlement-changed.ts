import type { EventHandler } from '@argint/event-bus';
import { rooms } from '../sockets/rooms.ts';
import type { RelayTools } from './relay-tools.ts';

/** Makes the user's pages read their entitlement again. */
export const onEntitlementChanged =
  ({ server }: Pick<RelayTools, 'server'>): EventHandler<'billing.entitlements.changed'> =>
  async ({ data }) => {
    server.to(rooms.user(data.userId)).emit('entitlement_changed');
  };
