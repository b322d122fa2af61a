import { entitlementChanged } from './entitlement-changed.ts';
import { jobChanged } from './job-changed.ts';
import { relay, type Relay, type RelayTools } from './relay.ts';
import { sessionRevoked } from './session-revoked.ts';

/** Which event reaches browsers, and how: one line each. */
export const relayTable = (tools: RelayTools): readonly Relay[] => {
  const job = jobChanged(tools);
  return [
    relay('analysis.jobs.updated', job),
    relay('analysis.jobs.completed', job),
    relay('billing.entitlements.changed', entitlementChanged(tools)),
    relay('auth.sessions.revoked', sessionRevoked(tools)),
  ];
};
