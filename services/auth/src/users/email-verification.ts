import { withEvents, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { PerMasterKey, ServiceContext } from '@argint/service-kit';
import { emailLinkToken, isSignedFor, readEmailLink } from './email-link.ts';
import type { User } from './user.ts';

/** Milliseconds between two requests for the mail. */
const AGAIN_MS = 60_000;
/** Mails that may be asked for in a day, besides the first one. */
const DAILY_MAX = 5;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** When the mail may be asked for again, given when it was lately. */
const nextAt = (asked: readonly Date[]): Date => {
  const last = asked.at(-1)?.getTime() ?? -Infinity;
  const first = asked.at(-DAILY_MAX)?.getTime() ?? -Infinity;
  return new Date(Math.max(last + AGAIN_MS, first + DAY_MS));
};

/** Confirms e-mail addresses by a link that is sent there. */
export const createEmailVerification = (parts: {
  users: Collection<User>;
  /** Sign the tokens of links. */
  linkKeys: PerMasterKey<Buffer>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
}) => {
  const { users, linkKeys, context } = parts;

  return {
    /**
     * Has the mail sent again, once a minute and five times a day. Resolves to whether there was anything to confirm.
     *
     * @throws AppError NOT_FOUND, RATE_LIMITED with details.retryAfterSeconds
     */
    request: async (userId: string): Promise<boolean> => {
      const now = context.clock();
      const requestId = context.ids();
      const event = context.event('users.verifications.requested', { userId, requestId });
      const user = await users.update(userId, (doc) => {
        if (doc.deletedAt !== null) throw new AppError('NOT_FOUND');
        if (doc.emailVerified) return doc;
        // A time in the future is from a clock that was set back, and blocks nobody.
        const asked = doc.verificationRequests.filter(
          ({ at }) => at <= now && now.getTime() - at.getTime() < DAY_MS,
        );
        const waitMs = nextAt(asked.map(({ at }) => at)).getTime() - now.getTime();
        if (waitMs > 0)
          throw new AppError('RATE_LIMITED', undefined, {
            details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) },
          });
        const verificationRequests = [...asked, { requestId, at: now }];
        return withEvents({ ...doc, verificationRequests }, event);
      });
      if (!user) throw new AppError('NOT_FOUND');
      return !user.emailVerified;
    },

    /**
     * What the mail needs. Only so many mails are sent as there may be requests and old addresses, so nobody can have
     * mails sent to strangers by changing the address again and again.
     *
     * @param reasonId the user of a registration, a change of the address, or a request
     * @throws AppError NOT_FOUND where there is nothing to confirm, or no such reason
     */
    forMail: async (
      userId: string,
      reasonId: string,
    ): Promise<{ email: string; token: string }> => {
      const user = await users.get(userId);
      if (!user || user.deletedAt !== null || user.emailVerified) throw new AppError('NOT_FOUND');
      const reasons = [
        userId,
        ...user.oldEmails.map(({ changeId }) => changeId),
        ...user.verificationRequests.map(({ requestId }) => requestId),
      ];
      if (!reasons.includes(reasonId)) throw new AppError('NOT_FOUND');
      return { email: user.email, token: emailLinkToken(user, context.clock(), linkKeys.current) };
    },

    /**
     * Confirms the address that the link was sent to. Using the link again changes nothing, also after it has expired.
     *
     * @throws AppError EMAIL_LINK_INVALID where it has expired unused, or the account has another address
     */
    verify: async (token: string): Promise<void> => {
      const link = readEmailLink(token);
      const isExpired = link !== null && link.expiresAt <= context.clock();
      const isOf = (user: Doc<User>): boolean =>
        isSignedFor(token, user.emailKey, linkKeys) && (user.emailVerified || !isExpired);
      const user = link && (await users.get(link.userId));
      if (!user || !isOf(user)) throw new AppError('EMAIL_LINK_INVALID');
      if (user.emailVerified) return;
      const stored = await users.update(user._id, (doc) =>
        doc.deletedAt === null && isOf(doc) ? { ...doc, emailVerified: true } : doc,
      );
      // The address may have been changed since it was read.
      if (!stored?.emailVerified) throw new AppError('EMAIL_LINK_INVALID');
    },
  };
};
export type EmailVerification = ReturnType<typeof createEmailVerification>;
