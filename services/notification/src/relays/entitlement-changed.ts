import type { EventHandler } from '@argint/event-bus';
import { rooms } from '../rooms.ts';
import type { RelayTools } from './relay.ts';

/** Tells a user's pages to read their entitlement again. */
export const entitlementChanged =
  ({ server }: Pick<RelayTools, 'server'>): EventHandler<'billing.entitlements.changed'> =>
  async ({ data }) => {
    server.to(rooms.user(data.userId)).emit('entitlement_changed');
  };
