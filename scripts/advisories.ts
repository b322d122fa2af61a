/** The advisories about the packages of a build. */
export interface Advisories {
  /** ISO 8601. */
  checkedAt: string;
  critical: number;
  high: number;
  moderate: number;
  low: number;
  /** Names of the packages with critical or high advisories. */
  packages: string[];
}

interface AuditOutput {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Reads the output of `npm audit --json`. Null where the registry did not answer. */
export const advisoriesOf = (output: string, now: Date): Advisories | null => {
  let parsed: AuditOutput;
  try {
    parsed = JSON.parse(output) as AuditOutput;
  } catch {
    return null;
  }
  const counts = parsed.metadata?.vulnerabilities;
  if (!counts) return null;
  const grave = Object.entries(parsed.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['critical', 'high'].includes(severity),
  );
  return {
    checkedAt: now.toISOString(),
    critical: counts['critical'] ?? 0,
    high: counts['high'] ?? 0,
    moderate: counts['moderate'] ?? 0,
    low: counts['low'] ?? 0,
    packages: grave.map(([name]) => name).sort(),
  };
};
