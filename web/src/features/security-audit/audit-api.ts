import type { SecurityAudit } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

type Audit = Omit<SecurityAudit, 'checks'> & Partial<Pick<SecurityAudit, 'checks'>>;

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked anew each time the page opens. */
    securityAudit: build.query<SecurityAudit, void>({
      query: () => '/security/security-audit',
      // The specification's result has the figures alone.
      transformResponse: ({ data }: { data: Audit }) => ({ ...data, checks: data.checks ?? [] }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSecurityAuditQuery } = auditApi;
