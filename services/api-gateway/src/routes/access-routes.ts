import { AppError, accessSchema, healthSchema, planTypeOf } from '@argint/contracts';
import type { Backends } from '../backends.ts';
import { route, type Route } from '../http/operation.ts';

/** /api/health and /api/check-access. */
export const accessRoutes = ({ billing }: Backends): Route[] => [
  route({
    id: 'health',
    method: 'get',
    path: '/health',
    area: 'Access',
    summary: 'Whether the API answers, and whether a token is still good',
    who: 'visitor',
    checksToken: true,
    limit: 'other',
    answer: { status: 200, description: 'It answers.', schema: healthSchema },
  }).handledBy(() => ({ success: true, status: 'ok' })),
  route({
    id: 'checkAccess',
    method: 'get',
    path: '/check-access',
    area: 'Access',
    summary: 'What the plan allows now',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'Plan and analyses left.', schema: accessSchema },
  }).handledBy(async ({ userId }) => {
    const { entitlement } = await billing.checkAccess({ userId });
    if (!entitlement) throw new AppError('INTERNAL');
    return {
      success: true,
      data: {
        hasAccess: entitlement.hasAccess,
        planType: planTypeOf(entitlement.planType),
        analysesRemaining: entitlement.analysesRemaining,
        expiresAt: entitlement.expiresAt ?? null,
      },
    };
  }),
];
