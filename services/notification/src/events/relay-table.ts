import type { EventHandlers } from '@argint/event-bus';
import { onEntitlementChanged } from './on-entitlement-changed.ts';
import { onJobChanged } from './on-job-changed.ts';
import { onSessionRevoked } from './on-session-revoked.ts';
import type { RelayTools } from './relay-tools.ts';

/** The events that reach browsers, and their handlers. */
export const relayTable = (tools: RelayTools): EventHandlers => {
  const job = onJobChanged(tools);
  return {
    'analysis.jobs.updated': job,
    'analysis.jobs.completed': job,
    'billing.entitlements.changed': onEntitlementChanged(tools),
    'auth.sessions.revoked': onSessionRevoked(tools),
  };
};
