import { securityAuditSchema } from '@argint/contracts';
import { route, type Route } from '../../http/operation.ts';
import type { SecurityAuditor } from '../../security/security-audit.ts';

/** /api/security/security-audit: checks that the services make of themselves. */
export const auditRoutes = (audit: SecurityAuditor): Route[] => [
  route({
    id: 'securityAudit',
    method: 'get',
    path: '/security/security-audit',
    area: 'Security',
    summary: 'What the services find out about their own security, with a score',
    who: 'user',
    limit: 'other',
    answer: {
      status: 200,
      description: 'Score, risk, features, and every check with its evidence.',
      schema: securityAuditSchema,
    },
  }).handledBy(async ({ isSecure, address }) => ({
    success: true,
    data: await audit({ isSecure, address }),
  })),
];
