import { AppError, PLAN_TYPES } from '@argint/contracts';
import type { EntitlementMessage, GrpcHandlers } from '@argint/proto';
import type { Access } from '../entitlement/access.ts';
import type { Gift } from '../entitlement/grants.ts';
import type { Account, EntitlementService } from '../entitlement-service.ts';
import type { BillingMetrics } from '../metrics.ts';

/** Most credits of one grant. */
const GRANT_MAX = 10_000;

const invalid = (message: string): AppError => new AppError('VALIDATION_FAILED', message);

const required = (value: string, name: string): string => {
  if (value === '') throw invalid(`${name} is required`);
  return value;
};

const toEntitlement = (access: Access): EntitlementMessage => ({
  planType: access.planType,
  hasAccess: access.hasAccess,
  analysesRemaining: access.analysesRemaining,
  ...(access.expiresAt ? { expiresAt: access.expiresAt.toISOString() } : {}),
  maxWords: access.maxWords,
  priority: access.priority,
  ...(access.historyDays === null ? {} : { historyDays: access.historyDays }),
  freeTrialTokens: access.freeTrialTokens,
  ...(access.freeTrialExpiry ? { freeTrialExpiry: access.freeTrialExpiry.toISOString() } : {}),
});

const toAccount = ({ profile, access }: Account) => ({
  profile: {
    userId: profile._id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  },
  entitlement: toEntitlement(access),
});

const toGift = (planType: string | undefined, credits: number | undefined): Gift => {
  if ((planType === undefined) === (credits === undefined))
    throw invalid('Either a plan or credits must be given');
  if (credits !== undefined) {
    if (credits < 1 || credits > GRANT_MAX) throw invalid(`credits must be 1 to ${GRANT_MAX}`);
    return { credits };
  }
  const plan = PLAN_TYPES.find((type) => type === planType);
  if (!plan) throw invalid(`plan must be one of ${PLAN_TYPES.join(', ')}`);
  return { plan };
};

/** Proto to use cases and back. */
export const profileBillingGrpc = (
  service: EntitlementService,
  trackReservation: BillingMetrics['trackReservation'],
): GrpcHandlers<'profile-billing'> => ({
  ensureEntitlement: async ({ userId, firstName, lastName }) =>
    toAccount(await service.ensure(required(userId, 'userId'), { firstName, lastName })),
  getProfile: async ({ userId }) => toAccount(await service.account(userId)),
  checkAccess: async ({ userId }) => ({ entitlement: toEntitlement(await service.access(userId)) }),
  grant: async ({ userId, planType, credits, grantId }) => ({
    entitlement: toEntitlement(
      await service.grant(userId, required(grantId, 'grantId'), toGift(planType, credits)),
    ),
  }),
  reserveCredit: async ({ userId, jobId, amount, wordCount }) => {
    required(jobId, 'jobId');
    if (amount < 0) throw invalid('amount must not be negative');
    const reserved = await trackReservation(service.reserve({ userId, jobId, amount, wordCount }));
    return { held: reserved.isHeld, entitlement: toEntitlement(reserved.access) };
  },
  commitCredit: async ({ userId, jobId }) => {
    await service.commit(userId, required(jobId, 'jobId'));
    return {};
  },
  releaseCredit: async ({ userId, jobId }) => {
    await service.release(userId, required(jobId, 'jobId'));
    return {};
  },
});
