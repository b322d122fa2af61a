import { AppError, PLAN_TYPES, type AccessBody } from '@argint/contracts';
import { Router } from 'express';
import type { Backends } from '../backends.ts';
import { userOf } from '../http/require-user.ts';
import type { RouteTools } from '../http/route-tools.ts';

/** /api/health and /api/check-access. */
export const accessRoutes = ({ billing }: Backends, { limit, gate }: RouteTools): Router => {
  const router = Router();

  router.get('/health', gate.optional, limit('other'), (_req, res) => {
    res.json({ success: true, status: 'ok' });
  });

  router.get('/check-access', gate.require(), limit('other'), async (req, res) => {
    const { entitlement } = await billing.checkAccess({ userId: userOf(req).id });
    if (!entitlement) throw new AppError('INTERNAL');
    const body: AccessBody = {
      success: true,
      data: {
        hasAccess: entitlement.hasAccess,
        planType: PLAN_TYPES.find((type) => type === entitlement.planType) ?? 'none',
        analysesRemaining: entitlement.analysesRemaining,
        expiresAt: entitlement.expiresAt ?? null,
      },
    };
    res.json(body);
  });

  return router;
};
