import { CHECK_STATUSES, SECURITY_CHECK_IDS, type SecurityFinding } from '@argint/contracts';
import type { AllowedClient } from '@argint/proto/callers';
import { z } from 'zod';

const finding = z.object({
  id: z.enum(SECURITY_CHECK_IDS),
  status: z.enum(CHECK_STATUSES),
  evidence: z.string(),
});

/** Asks one service what it finds out about itself. Checks that this release does not know are left out. */
export const askService =
  (operations: Pick<AllowedClient<'api-gateway', 'operations'>, 'runSecurityChecks'>) =>
  async (): Promise<SecurityFinding[]> => {
    const { checks } = await operations.runSecurityChecks({});
    return checks.flatMap((check) => {
      const { data } = finding.safeParse(check);
      return data ? [data] : [];
    });
  };
