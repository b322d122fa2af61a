import { GRANT_MAX_CREDITS, PLANS, PLAN_TYPES } from '@argint/contracts';
import type { EntitlementMessage, GrpcHandlers } from '@argint/proto';
import type { Access } from '../entitlement/access.ts';
import type { Grant } from '../entitlement/grants.ts';
import type { Account, EntitlementService } from '../entitlement/entitlement-service.ts';
import type { BillingMetrics } from '../metrics.ts';
import type { OperatorHandlers } from './operator-grpc.ts';
import type { PrivacyHandlers } from './privacy-grpc.ts';
import type { ProfileService } from '../profile/profile-service.ts';
import { paymentsGrpc, type PaymentsGrpcParts } from './payments-grpc.ts';
import { invalid, required } from './required.ts';

const toEntitlement = (access: Access): EntitlementMessage => ({
  planType: access.planType,
  hasAccess: access.hasAccess,
  analysesRemaining: access.analysesRemaining,
  ...(access.expiresAt ? { expiresAt: access.expiresAt.toISOString() } : {}),
  maxWords: access.maxWords,
  maxOpenAnalyses: PLANS[access.planType].maxOpenAnalyses,
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
    bio: profile.bio,
    theme: profile.theme,
    language: profile.language,
    timezone: profile.timezone,
    emailNotifications: profile.emailNotifications,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  },
  entitlement: toEntitlement(access),
});

const toGrant = (planType: string | undefined, credits: number | undefined): Grant => {
  if ((planType === undefined) === (credits === undefined))
    throw invalid('Either a plan or credits must be given');
  if (credits !== undefined) {
    if (credits < 1 || credits > GRANT_MAX_CREDITS)
      throw invalid(`credits must be 1 to ${GRANT_MAX_CREDITS}`);
    return { credits };
  }
  const plan = PLAN_TYPES.find((type) => type === planType);
  if (!plan) throw invalid(`plan must be one of ${PLAN_TYPES.join(', ')}`);
  return { plan };
};

/** The gRPC handlers: they translate messages to use cases and back. */
export const profileBillingGrpc = (
  service: EntitlementService,
  profiles: ProfileService,
  trackReservation: BillingMetrics['trackReservation'],
  paymentParts: PaymentsGrpcParts,
): Omit<GrpcHandlers<'profile-billing'>, keyof PrivacyHandlers | keyof OperatorHandlers> => ({
  ensureEntitlement: async ({ userId, firstName, lastName, hadTrial }) =>
    toAccount(await service.ensure(required(userId, 'userId'), { firstName, lastName, hadTrial })),
  getProfile: async ({ userId }) => toAccount(await service.account(userId)),
  updateProfile: async ({ userId, firstName, lastName, ...rest }) => {
    const { bio, theme, language, timezone, emailNotifications } = rest;
    const preferences = { bio, theme, language, timezone, emailNotifications };
    return toAccount(await profiles.update(userId, { firstName, lastName, ...preferences }));
  },
  checkAccess: async ({ userId }) => ({ entitlement: toEntitlement(await service.access(userId)) }),
  grant: async ({ userId, planType, credits, grantId }) => ({
    entitlement: toEntitlement(
      await service.grant(userId, required(grantId, 'grantId'), toGrant(planType, credits)),
    ),
  }),
  reserveCredit: async ({ userId, jobId, amount, wordCount, attempt }) => {
    required(jobId, 'jobId');
    if (amount < 0) throw invalid('amount must not be negative');
    const reserved = await trackReservation(
      service.reserve({ userId, jobId, amount, wordCount, attempt }),
    );
    return { held: reserved.isHeld, entitlement: toEntitlement(reserved.access) };
  },
  commitCredit: async ({ userId, jobId }) => {
    await service.commit(userId, required(jobId, 'jobId'));
    return {};
  },
  releaseCredit: async ({ userId, jobId, attempt }) => {
    await service.release(userId, required(jobId, 'jobId'), attempt);
    return {};
  },
  ...paymentsGrpc(paymentParts),
});
