import { DuplicateError, emit, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError, wordLimitMessage } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import { accessOf, type Access } from './entitlement/access.ts';
import { emptyEntitlement, type Entitlement } from './entitlement/entitlement.ts';
import { give, type Gift } from './entitlement/grants.ts';
import { bringHoldsNear, commit, isHeld, release, reserve } from './entitlement/credit-holds.ts';
import { newProfile, type Profile } from './profile.ts';

/** Id of the grant every account begins with. */
const REGISTRATION_GRANT = 'registration';

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

/** Whether anything changed that a user sees, not only our memory of ended jobs. */
const isVisible = (before: Entitlement, after: Entitlement): boolean =>
  before.lots !== after.lots ||
  before.holds !== after.holds ||
  before.plans !== after.plans ||
  before.spent !== after.spent;

const insertOnce = async <D>(insert: () => Promise<D>): Promise<void> => {
  try {
    await insert();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
  }
};

export const createEntitlementService = (parts: {
  profiles: Collection<Profile>;
  entitlements: Collection<Entitlement>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event'>;
}) => {
  const { profiles, entitlements, context } = parts;

  const change = (
    userId: string,
    rule: (doc: Doc<Entitlement>) => Doc<Entitlement>,
  ): Promise<Doc<Entitlement> | null> =>
    entitlements.update(userId, (doc) => {
      const next = rule(doc);
      if (next === doc || !isVisible(doc, next)) return next;
      return emit(next, context.event('billing.entitlements.changed', { userId }));
    });
  const access = async (userId: string): Promise<Access> =>
    accessOf((await entitlements.get(userId)) ?? emptyEntitlement(), context.clock());
  /** Throws AppError NOT_FOUND for an unknown user. */
  const account = async (userId: string): Promise<Account> => {
    const profile = await profiles.get(userId);
    if (!profile) throw new AppError('NOT_FOUND');
    return { profile, access: await access(userId) };
  };

  return {
    access,
    account,

    /** Profile and trial where they are missing; what is there stays as it is. */
    ensure: async (
      userId: string,
      names: { firstName: string; lastName: string },
    ): Promise<Account> => {
      const now = context.clock();
      if (!(await entitlements.get(userId))) {
        const trial = give(emptyEntitlement(), REGISTRATION_GRANT, { plan: 'trial' }, now);
        await insertOnce(() => entitlements.insert({ _id: userId, ...trial }));
      }
      if (!(await profiles.get(userId)))
        await insertOnce(() => profiles.insert({ _id: userId, ...newProfile(names, now) }));
      return account(userId);
    },

    /** Idempotent by grantId. Throws NOT_FOUND. */
    grant: async (userId: string, grantId: string, gift: Gift): Promise<Access> => {
      const now = context.clock();
      const doc = await change(userId, (current) => give(current, grantId, gift, now));
      if (!doc) throw new AppError('NOT_FOUND');
      return accessOf(doc, now);
    },

    /** Throws WORD_LIMIT, then PAYMENT_REQUIRED; CONFLICT where the job's hold was given back already. */
    reserve: async (request: {
      userId: string;
      jobId: string;
      amount: number;
      wordCount: number;
    }): Promise<{ isHeld: boolean; access: Access }> => {
      const { userId, jobId, amount, wordCount } = request;
      const now = context.clock();
      const rule = <E extends Entitlement>(current: E): E => {
        if (!isHeld(current, jobId)) checkWords(accessOf(current, now), wordCount);
        return reserve(current, jobId, amount, now);
      };
      const after = (await change(userId, rule)) ?? rule(emptyEntitlement());
      return { isHeld: isHeld(after, jobId), access: accessOf(after, now) };
    },

    commit: async (userId: string, jobId: string): Promise<void> => {
      const now = context.clock();
      await change(userId, (current) => commit(current, jobId, now));
    },

    release: async (userId: string, jobId: string): Promise<void> => {
      await change(userId, (current) => release(current, jobId));
    },

    /** Holds that lie ahead of a clock that was set back begin now. */
    bringHoldsNear: async (userId: string): Promise<void> => {
      const now = context.clock();
      await change(userId, (current) => bringHoldsNear(current, now));
    },

    /** Removes all there is of a user. */
    forget: async (userId: string): Promise<void> => {
      await Promise.all([profiles.delete(userId), entitlements.delete(userId)]);
    },
  };
};
export type EntitlementService = ReturnType<typeof createEntitlementService>;
