import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError, codeOf, wordLimitMessage } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import { accessOf, type Access } from './access.ts';
import { emptyEntitlement, tombstone, type Entitlement } from './entitlement.ts';
import { createEntitlementChanges } from './entitlement-changes.ts';
import { applyGrant, type Grant } from './grants.ts';
import {
  clampHoldTimes,
  commit,
  isHeld,
  release,
  releaseAttempt,
  reserve,
} from './credit-holds.ts';
import { historyDays } from './history-days.ts';
import { takesMoreOfTrial } from './trial-use.ts';
import { insertOnce } from '../insert-once.ts';
import { newProfile, type Profile } from '../profile/profile.ts';

/** Id of the grant that an account starts with. */
const REGISTRATION_GRANT = 'registration';

/** A user's profile and what the user may do now. */
export interface Account {
  profile: Doc<Profile>;
  access: Access;
}

const checkWords = ({ maxWords }: Access, count: number): void => {
  if (count > maxWords)
    throw new AppError('WORD_LIMIT', wordLimitMessage(maxWords, count), {
      details: { limit: maxWords, count },
    });
};

export const createEntitlementService = (parts: {
  profiles: Collection<Profile>;
  entitlements: Collection<Entitlement>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event'>;
  /** Whether the user has shown that mails arrive. Null where no mails are sent, so that nobody can show it. */
  isEmailVerified: ((userId: string) => Promise<boolean>) | null;
}) => {
  const { profiles, entitlements, context, isEmailVerified } = parts;

  const change = createEntitlementChanges(entitlements, context);
  const access = async (userId: string): Promise<Access> =>
    accessOf((await entitlements.get(userId)) ?? emptyEntitlement(), context.clock());
  /** @throws AppError NOT_FOUND for an unknown user */
  const account = async (userId: string): Promise<Account> => {
    const profile = await profiles.get(userId);
    if (!profile) throw new AppError('NOT_FOUND');
    return { profile, access: await access(userId) };
  };

  /** Deletes the profile of a deleted user. @throws AppError NOT_FOUND for a deleted user */
  const assertNotDeleted = async (userId: string): Promise<void> => {
    if (!(await entitlements.get(userId))?.deletedAt) return;
    await profiles.delete(userId);
    throw new AppError('NOT_FOUND');
  };

  return {
    access,
    account,

    /**
     * Creates the profile and the entitlement where they are missing. Existing ones stay unchanged.
     *
     * @param user.hadTrial whether the e-mail address had a trial lately: then the account begins without one
     * @throws AppError NOT_FOUND for a deleted user
     */
    ensure: async (
      userId: string,
      user: { firstName: string; lastName: string; hadTrial: boolean },
    ): Promise<Account> => {
      const now = context.clock();
      if (!(await entitlements.get(userId))) {
        const begun = user.hadTrial
          ? emptyEntitlement()
          : applyGrant(emptyEntitlement(), REGISTRATION_GRANT, { plan: 'trial' }, now);
        await insertOnce(() => entitlements.insert({ _id: userId, ...begun }));
      }
      await assertNotDeleted(userId);
      if (!(await profiles.get(userId))) {
        await insertOnce(() => profiles.insert({ _id: userId, ...newProfile(user, now) }));
        // `forget` writes the tombstone before it deletes the profile. So a deletion at the same time is noticed here,
        // or deletes the profile itself.
        await assertNotDeleted(userId);
      }
      return account(userId);
    },

    /** Idempotent by grantId. @throws AppError NOT_FOUND for an unknown or deleted user */
    grant: async (userId: string, grantId: string, grant: Grant): Promise<Access> => {
      const now = context.clock();
      const doc = await change(userId, (current) => applyGrant(current, grantId, grant, now));
      if (!doc || doc.deletedAt !== null) throw new AppError('NOT_FOUND');
      return accessOf(doc, now);
    },

    /**
     * Holds credits for a job. Resolves to what is left, and to the days that the job's essay is kept.
     *
     * @throws AppError WORD_LIMIT for too many words, else PAYMENT_REQUIRED for too few credits; EMAIL_NOT_VERIFIED
     * where the trial has begun and mails are not known to arrive; CONFLICT where the job's hold was committed or
     * released before
     */
    reserve: async (request: {
      userId: string;
      jobId: string;
      amount: number;
      wordCount: number;
      /** Names the attempt to start the job. */
      attempt?: string;
    }): Promise<{ isHeld: boolean; access: Access }> => {
      const { userId, jobId, amount, wordCount, attempt } = request;
      const now = context.clock();
      const reservedWhere =
        (isVerified: boolean) =>
        <E extends Entitlement>(current: E): E => {
          if (!isHeld(current, jobId)) checkWords(accessOf(current, now), wordCount);
          const next = reserve(current, jobId, amount, now, attempt);
          if (!isVerified && takesMoreOfTrial(current, next, now))
            throw new AppError('EMAIL_NOT_VERIFIED');
          return next;
        };
      const hold = async (isVerified: boolean): Promise<Entitlement> => {
        const reserved = reservedWhere(isVerified);
        const stored = await change(userId, reserved);
        return stored && stored.deletedAt === null ? stored : reserved(emptyEntitlement());
      };
      // Auth is asked only where the answer matters. It looks at the stored credits, so two starts at the same
      // moment do not both pass as the first one.
      const after = await hold(isEmailVerified === null).catch(async (error: unknown) => {
        if (codeOf(error) !== 'EMAIL_NOT_VERIFIED' || !(await isEmailVerified?.(userId)))
          throw error;
        return hold(true);
      });
      const days = historyDays(after, now, { jobId, amount });
      return {
        isHeld: isHeld(after, jobId),
        access: { ...accessOf(after, now), historyDays: days },
      };
    },

    commit: async (userId: string, jobId: string): Promise<void> => {
      const now = context.clock();
      await change(userId, (current) => commit(current, jobId, now));
    },

    /** Gives the job's hold back. With an attempt, only where no other attempt shares the hold. */
    release: async (userId: string, jobId: string, attempt = ''): Promise<void> => {
      const now = context.clock();
      await change(userId, (current) =>
        attempt === ''
          ? release(current, jobId, now)
          : releaseAttempt(current, jobId, attempt, now),
      );
    },

    /** Sets the user's hold times that are in the future to now. */
    clampHoldTimes: async (userId: string): Promise<void> => {
      const now = context.clock();
      await change(userId, (current) => clampHoldTimes(current, now));
    },

    /** Deletes the user's profile and entitlement. A tombstone with the id and the time stays. Idempotent. */
    forget: async (userId: string): Promise<void> => {
      const emptied = tombstone(context.clock());
      await insertOnce(() => entitlements.insert({ _id: userId, ...emptied }));
      await entitlements.update(userId, (doc) =>
        doc.deletedAt === null ? { ...doc, ...emptied } : doc,
      );
      await profiles.delete(userId);
    },
  };
};
export type EntitlementService = ReturnType<typeof createEntitlementService>;
