import { z } from 'zod';
import { CHECK_STATUSES } from '../security-checks.ts';

const percent = z.number().int().min(0).max(100);

/** Answer of GET /api/security/security-audit. */
export const securityAuditSchema = z.object({
  success: z.literal(true),
  data: z.object({
    /** Share of the weights of the checks that passed. */
    overallScore: percent,
    riskLevel: z.enum(['LOW', 'MEDIUM', 'HIGH']),
    lastAuditDate: z.iso.datetime(),
    /** Share of the checks that passed. */
    complianceScore: percent,
    securityFeatures: z.object({
      authentication: z.boolean(),
      encryption: z.boolean(),
      inputSanitization: z.boolean(),
      accessControl: z.boolean(),
      securityHeaders: z.boolean(),
    }),
    checks: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.enum(CHECK_STATUSES),
        weight: z.number().int().positive(),
        evidence: z.string(),
        /** Null unless the check failed. */
        fix: z.string().nullable(),
      }),
    ),
  }),
});
export type SecurityAudit = z.infer<typeof securityAuditSchema>['data'];
