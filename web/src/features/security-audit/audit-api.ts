import type { SecurityAudit } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked anew each time the page opens. */
    securityAudit: build.query<SecurityAudit, void>({
      query: () => '/security/security-audit',
      transformResponse: (body: { data: SecurityAudit }) => body.data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSecurityAuditQuery } = auditApi;
