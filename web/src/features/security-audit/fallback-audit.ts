import type { SecurityAudit } from '@argint/contracts';

/** What the page shows while the live audit is away (D2 §9), under a line that says so. */
export const FALLBACK_AUDIT: Omit<SecurityAudit, 'lastAuditDate'> = {
  overallScore: 85,
  riskLevel: 'LOW',
  complianceScore: 92,
  securityFeatures: {
    authentication: true,
    encryption: true,
    inputSanitization: true,
    accessControl: true,
    securityHeaders: true,
  },
  checks: [],
};
