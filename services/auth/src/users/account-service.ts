import { setTimeout as sleep } from 'node:timers/promises';
import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError, registerSchema, type PasswordPolicy } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import type { LoginGuard } from '../logins/login-guard.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { Device } from '../sessions/refresh-family.ts';
import type { Session, SessionService } from '../sessions/session-service.ts';
import { findByEmail, nameTaken } from './stored-users.ts';
import type { TrialMarks } from './trial-marks.ts';
import { accountKey, isSessionCurrent, newUser, type User } from './user.ts';

/** Least milliseconds of an account check, so that time does not reveal whether there is an account. */
const ACCOUNT_CHECK_MS = 20;

export interface Registration {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  ageConfirmed?: boolean;
}

export interface SignedIn {
  user: Doc<User>;
  session: Session;
}

export const createAccountService = (parts: {
  users: Collection<User>;
  sessions: Pick<SessionService, 'open' | 'refresh' | 'endStale'>;
  hasher: Pick<PasswordHasher, 'hash' | 'matches'>;
  guard: Pick<LoginGuard, 'guard' | 'remember'>;
  trials: TrialMarks;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
  passwordPolicy: PasswordPolicy;
}) => {
  const { users, sessions, hasher, guard, trials, context, passwordPolicy } = parts;

  const checked = async (registration: Registration): Promise<Registration> => {
    const parsed = registerSchema.safeParse(registration);
    if (!parsed.success) throw new AppError('VALIDATION_FAILED', parsed.error.issues[0]?.message);
    await checkNewPassword(registration.password, passwordPolicy);
    return { ...registration, ...parsed.data } as Registration;
  };

  return {
    /**
     * Creates an account and its first session.
     *
     * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN, USERNAME_TAKEN, UNAVAILABLE
     */
    register: async (
      registration: Registration,
      address: string,
      device?: Device,
    ): Promise<SignedIn> => {
      const { password, ageConfirmed = null, ...names } = await checked(registration);
      const passwordHash = await hasher.hash(password);
      const hadTrial = await trials.has(names.email);
      const fields = { ...names, ageConfirmed, passwordHash, hadTrial };
      const id = context.ids();
      let user: Doc<User>;
      try {
        user = await users.insert({
          _id: id,
          ...newUser(fields, context.clock()),
          outbox: [context.event('users.registered', { userId: id })],
        });
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        throw await nameTaken(users, error, { userId: id, email: names.email });
      }
      if (!hadTrial) await trials.add(user.email);
      await guard.remember({ accountKey: user.emailKey, address });
      return { user, session: await sessions.open(id, user.passwordEpoch, device) };
    },

    /** @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED and RATE_LIMITED (even for the right password), UNAVAILABLE */
    login: async (
      email: string,
      password: string,
      address: string,
      device?: Device,
    ): Promise<SignedIn> => {
      const user = await guard.guard({ accountKey: accountKey(email), address }, async () => {
        const found = await findByEmail(users, email);
        const isRight = await hasher.matches(password, found?.passwordHash ?? null);
        return { account: isRight ? found : null, exists: found !== null };
      });
      if (!user) throw new AppError('INVALID_CREDENTIALS');
      const session = await sessions.open(user._id, user.passwordEpoch, device);
      // The password may have been changed since it was checked, on any replica: this session is then one too many.
      const now = await users.get(user._id);
      if (now?.passwordEpoch !== user.passwordEpoch) {
        if (now) await sessions.endStale(user._id, now);
        throw new AppError('INVALID_CREDENTIALS');
      }
      return { user, session };
    },

    /** @throws AppError INVALID_TOKEN, also when the account was deleted or its password changed elsewhere */
    refresh: async (refreshToken: string): Promise<SignedIn> => {
      const { userId, session, ...family } = await sessions.refresh(refreshToken);
      const user = await users.get(userId);
      if (!user || user.deletedAt !== null || !isSessionCurrent(user, family))
        throw new AppError('INVALID_TOKEN');
      return { user, session };
    },

    /** The account of an e-mail address, or null. Takes the same time either way. */
    verifyAccount: async (email: string): Promise<Doc<User> | null> => {
      const [user] = await Promise.all([findByEmail(users, email), sleep(ACCOUNT_CHECK_MS)]);
      return user;
    },

    /** @throws AppError NOT_FOUND */
    getUser: async (userId: string): Promise<Doc<User>> => {
      const user = await users.get(userId);
      if (!user || user.deletedAt !== null) throw new AppError('NOT_FOUND');
      return user;
    },

    /** @throws AppError NOT_FOUND */
    findByEmail: async (email: string): Promise<Doc<User>> => {
      const user = await findByEmail(users, email);
      if (!user) throw new AppError('NOT_FOUND');
      return user;
    },
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
