/** The features that the Security Audit page names (D2 §2). */
export const SECURITY_FEATURES = [
  'authentication',
  'encryption',
  'inputSanitization',
  'accessControl',
  'securityHeaders',
] as const;
export type SecurityFeature = (typeof SECURITY_FEATURES)[number];

/** unknown: the check could not be made here. It counts neither for nor against. */
export const CHECK_STATUSES = ['passed', 'failed', 'unknown'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

interface SecurityCheck {
  title: string;
  /** What the check adds to the score when it passes, 1 to 10: 10 where a failure alone exposes essays or accounts. */
  weight: number;
  /** The feature that is off while the check fails. */
  feature?: SecurityFeature;
  /** What an operator does about a failure. */
  fix: string;
}

/** Every check of the security audit, with its weight. 10 where a failure alone exposes essays or accounts. */
export const SECURITY_CHECKS = {
  'signing-keys': {
    title: 'Keys that sign access tokens',
    weight: 8,
    feature: 'authentication',
    fix: 'Run `npm run admin -- rotate-keys`, and find out why the service did not rotate by itself.',
  },
  'password-hashing': {
    title: 'Password hashes',
    weight: 10,
    feature: 'authentication',
    fix: 'Restore the parameters of the hash. Ask the owners of weaker hashes to change their passwords.',
  },
  'password-policy': {
    title: 'Rule for new passwords',
    weight: 4,
    fix: 'Set PASSWORD_POLICY=strict for auth and api-gateway.',
  },
  'sign-in-limits': {
    title: 'Limits on password guessing',
    weight: 6,
    fix: 'Set RATE_LIMIT_LOGIN to at most one failure a second, such as 60/600.',
  },
  'encryption-at-rest': {
    title: 'Encryption of stored essays',
    weight: 10,
    feature: 'encryption',
    fix: 'Find out what wrote a text that is not sealed, delete it, and restore the essay from a backup.',
  },
  secrets: {
    title: 'Secrets that nobody can guess',
    weight: 10,
    feature: 'encryption',
    fix: 'Make each secret with `openssl rand -base64 32`, and rotate the weak one (docs/operations/key-rotation.md).',
  },
  'file-modes': {
    title: 'Files closed to other users of the machine',
    weight: 6,
    fix: 'Restart the product, which closes the files, or run `chmod -R go-rwx` on DATA_DIR.',
  },
  'service-callers': {
    title: 'Calls between services',
    weight: 8,
    feature: 'accessControl',
    fix: 'Give the services certificates (GRPC_TLS_CERT, GRPC_TLS_KEY, GRPC_TLS_CA), or bind GRPC_HOST to loopback.',
  },
  'metrics-private': {
    title: 'Metrics kept apart from the public',
    weight: 3,
    fix: 'Bind OPS_HOST to 127.0.0.1. In a cluster, keep the network policy of the chart, which this check cannot see.',
  },
  'access-control': {
    title: 'Requests without a valid token are refused',
    weight: 10,
    feature: 'accessControl',
    fix: 'Take the gateway off the network until the cause is found.',
  },
  'security-headers': {
    title: 'Security headers as served',
    weight: 6,
    feature: 'securityHeaders',
    fix: 'Make sure that no proxy removes or replaces the headers of the gateway.',
  },
  'cookies-and-cors': {
    title: 'No cookies, and no access for other sites',
    weight: 5,
    fix: 'Remove the cookie or the access-control header where it was added.',
  },
  'body-limits': {
    title: 'Limits on the size of requests',
    weight: 4,
    feature: 'inputSanitization',
    fix: 'Restore the limit of 1 MB, also in a proxy in front.',
  },
  'rate-limits': {
    title: 'Limits on the number of requests',
    weight: 5,
    fix: 'Set the RATE_LIMIT settings and REQUESTS_PER_ADDRESS back to their defaults.',
  },
  'input-checks': {
    title: 'Active markup in input is refused',
    weight: 6,
    feature: 'inputSanitization',
    fix: 'Restore the schemas in packages/contracts.',
  },
  'tls-edge': {
    title: 'HTTPS between browser and service',
    weight: 10,
    feature: 'encryption',
    fix: 'Put a proxy with a certificate in front, let it set X-Forwarded-Proto, and set TRUST_PROXY_HOPS.',
  },
  dependencies: {
    title: 'Known weaknesses in dependencies',
    weight: 6,
    fix: 'Update the packages that the evidence names, or run `npm run advisories` where a registry answers.',
  },
} as const satisfies Record<string, SecurityCheck>;
export type SecurityCheckId = keyof typeof SECURITY_CHECKS;
export const SECURITY_CHECK_IDS = Object.keys(SECURITY_CHECKS) as SecurityCheckId[];

/** What one service found out about one check. */
export interface SecurityFinding {
  id: SecurityCheckId;
  status: CheckStatus;
  /** What was seen, in one sentence, without a secret, a path or an address. */
  evidence: string;
}

/** The score, risk and compliance of findings; one for each check. */
export interface AuditSummary {
  /** Share of the weights of the checks that passed, 0 to 100. */
  overallScore: number;
  riskLevel: 'LOW' | 'MEDIUM' | 'HIGH';
  /** Share of the checks that passed, 0 to 100. */
  complianceScore: number;
  securityFeatures: Record<SecurityFeature, boolean>;
}

/** A failed check of this weight alone makes the risk HIGH. */
const GRAVE_WEIGHT = 10;
const LOW_SCORE = 80;
const MEDIUM_SCORE = 60;

const weightOf = ({ id }: SecurityFinding): number => SECURITY_CHECKS[id].weight;
const sum = (findings: readonly SecurityFinding[]): number =>
  findings.reduce((total, finding) => total + weightOf(finding), 0);
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Several services may answer one check: it fails where one of them failed, and passes where one passed and none failed. */
export const mergeFindings = (findings: readonly SecurityFinding[]): SecurityFinding[] =>
  SECURITY_CHECK_IDS.map((id) => {
    const own = findings.filter((finding) => finding.id === id);
    const status =
      (['failed', 'passed'] as const).find((each) => own.some((f) => f.status === each)) ??
      'unknown';
    const evidence = [...new Set(own.filter((f) => f.status === status).map((f) => f.evidence))];
    return { id, status, evidence: evidence.join(' ') || 'This check was not made.' };
  });

/** The figures of merged findings. */
export const summariseAudit = (findings: readonly SecurityFinding[]): AuditSummary => {
  const known = findings.filter(({ status }) => status !== 'unknown');
  const passed = known.filter(({ status }) => status === 'passed');
  const failed = known.filter(({ status }) => status === 'failed');
  const overallScore = percent(sum(passed), sum(known));
  const isGrave = failed.some((finding) => weightOf(finding) >= GRAVE_WEIGHT);
  const isOff = (feature: SecurityFeature): boolean =>
    failed.some(({ id }) => (SECURITY_CHECKS[id] as SecurityCheck).feature === feature);
  return {
    overallScore,
    riskLevel:
      isGrave || overallScore < MEDIUM_SCORE ? 'HIGH' : overallScore < LOW_SCORE ? 'MEDIUM' : 'LOW',
    complianceScore: percent(passed.length, known.length),
    securityFeatures: Object.fromEntries(
      SECURITY_FEATURES.map((feature) => [feature, !isOff(feature)]),
    ) as Record<SecurityFeature, boolean>,
  };
};
