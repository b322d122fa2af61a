import {
  mergeFindings,
  SECURITY_CHECKS,
  summariseAudit,
  type SecurityAudit,
  type SecurityFinding,
} from '@argint/contracts';
import { dependencyFinding } from './dependency-finding.ts';
import { probeFindings } from './probe-findings.ts';
import type { Probe } from './self-probe.ts';
import { inputFinding, rateLimitFinding, tlsFinding } from './setting-findings.ts';

/** How long findings are used again, in ms: an audit calls every service and this one seven times. */
const FRESH_MS = 5_000;

/** Audits the product for a caller, whose own connection counts too. */
export type SecurityAuditor = (caller: {
  isSecure: boolean;
  address: string;
}) => Promise<SecurityAudit>;

/**
 * Makes the auditor. It rejects if a service does not answer: an audit without that service would promise too much.
 */
export const createSecurityAuditor = (parts: {
  /** The findings of every other service, and of this process. */
  services: readonly (() => Promise<SecurityFinding[]>)[];
  probe: Probe;
  config: Parameters<typeof rateLimitFinding>[0] & {
    TRUST_PROXY_HOPS: number;
    ADVISORIES_PATH: string;
  };
  clock: () => Date;
}): SecurityAuditor => {
  const { services, probe, config, clock } = parts;
  const collect = async (): Promise<{ at: Date; findings: SecurityFinding[] }> => {
    const told = await Promise.all([
      ...services.map((ask) => ask()),
      probeFindings(probe),
      dependencyFinding(config.ADVISORIES_PATH).then((finding) => [finding]),
    ]);
    const findings = [...told.flat(), rateLimitFinding(config), inputFinding()];
    return { at: clock(), findings };
  };
  let latest: { since: number; collected: ReturnType<typeof collect> } | undefined;
  const fresh = (): ReturnType<typeof collect> => {
    const now = performance.now();
    if (!latest || now - latest.since > FRESH_MS) {
      const collected = collect();
      // A failure is not kept: the next call tries again.
      collected.catch(() => (latest = undefined));
      latest = { since: now, collected };
    }
    return latest.collected;
  };
  return async (caller) => {
    const { at, findings } = await fresh();
    const merged = mergeFindings([...findings, tlsFinding(caller, config.TRUST_PROXY_HOPS)]);
    return {
      ...summariseAudit(merged),
      lastAuditDate: at.toISOString(),
      checks: merged.map(({ id, status, evidence }) => ({
        id,
        title: SECURITY_CHECKS[id].title,
        status,
        weight: SECURITY_CHECKS[id].weight,
        evidence,
        fix: status === 'failed' ? SECURITY_CHECKS[id].fix : null,
      })),
    };
  };
};
