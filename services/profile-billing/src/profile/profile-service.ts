import type { Collection } from '@argint/aggregate-store';
import { AppError, updateProfileSchema } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import type { Account, EntitlementService } from '../entitlement/entitlement-service.ts';
import { changeProfile, type Profile, type ProfileChange } from './profile.ts';

const fields = updateProfileSchema.omit({ username: true, email: true, currentPassword: true });

/** Changes what users say about themselves. */
export const createProfileService = (parts: {
  profiles: Collection<Profile>;
  entitlements: Pick<EntitlementService, 'account'>;
  context: Pick<ServiceContext<unknown>, 'clock'>;
}) => ({
  /**
   * Idempotent.
   *
   * @throws AppError NOT_FOUND for an unknown or deleted user, VALIDATION_FAILED
   */
  update: async (
    userId: string,
    change: Record<keyof ProfileChange, unknown>,
  ): Promise<Account> => {
    const parsed = fields.safeParse(change);
    if (!parsed.success) throw new AppError('VALIDATION_FAILED', parsed.error.issues[0]?.message);
    const now = parts.context.clock();
    const stored = await parts.profiles.update(userId, (doc) =>
      changeProfile(doc, parsed.data, now),
    );
    if (!stored) throw new AppError('NOT_FOUND');
    return parts.entitlements.account(userId);
  },
});
export type ProfileService = ReturnType<typeof createProfileService>;
