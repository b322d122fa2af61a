import { eachOf, type Collection, type Doc } from '@argint/aggregate-store';
import { codeOf } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import type { ServiceContext } from '@argint/service-kit';
import { insertOnce } from '../insert-once.ts';
import type { Profile } from '../profile/profile.ts';
import { composeMail, OPTIONAL_KINDS } from './compose-mail.ts';
import type { MailPort } from './mail-port.ts';
import {
  claimed,
  failed,
  MAIL_MAX_AGE_MS,
  newMail,
  sent,
  type MailKind,
  type MailRecord,
} from './mail-schema.ts';

/** Who gets a mail, and why. */
export interface MailRequest {
  userId: string;
  kind: MailKind;
  /** Id of what the mail is about: a user, a request for a link or an essay. */
  about: string;
  /** A mail of the same kind and key is sent once. @default about */
  key?: string;
  /** When it happened, ISO 8601. Nothing is sent about what happened more than a day ago. */
  at: string;
}

interface Recipient {
  to: string;
  token: string;
  profile: Doc<Profile>;
}

/**
 * Outgoing mails. They are stored before they are sent, so a crash loses none, and claimed before they are sent, so
 * two replicas do not send the same one. A crash between sending and noting it sends a mail twice; the Message-ID is
 * then the same.
 */
export const createMailQueue = (parts: {
  mails: Collection<MailRecord>;
  profiles: Pick<Collection<Profile>, 'get'>;
  auth: Pick<
    GrpcClient<'auth'>,
    'getUser' | 'getPasswordReset' | 'getEmailChange' | 'getEmailVerification'
  >;
  port: MailPort;
  publicUrl: string;
  context: Pick<ServiceContext<unknown>, 'clock'>;
  countMail: (kind: MailKind, outcome: 'sent' | 'failed' | 'skipped') => void;
}) => {
  const { mails, profiles, auth, port, publicUrl, context, countMail } = parts;

  /** Null if the user is deleted, wants no such mail, or there is nothing to link to any more. */
  const recipientOf = async (mail: Doc<MailRecord>): Promise<Recipient | null> => {
    const { userId, kind, about } = mail;
    const profile = await profiles.get(userId);
    if (!profile || (OPTIONAL_KINDS.has(kind) && !profile.emailNotifications)) return null;
    try {
      if (kind === 'email-changed') {
        const { oldEmail } = await auth.getEmailChange({ userId, changeId: about });
        return { to: oldEmail, token: '', profile };
      }
      if (kind === 'verify-email') {
        const { email, token } = await auth.getEmailVerification({ userId, reasonId: about });
        return { to: email, token, profile };
      }
      const { identity } = await auth.getUser({ userId });
      const token =
        kind === 'password-reset' ? (await auth.getPasswordReset({ resetId: about })).token : '';
      return identity && { to: identity.email, token, profile };
    } catch (error) {
      if (['NOT_FOUND', 'RESET_LINK_INVALID'].includes(codeOf(error))) return null;
      throw error;
    }
  };
  /** Sends a mail, if it still has a recipient. */
  const send = async (mail: Doc<MailRecord>): Promise<'sent' | 'skipped'> => {
    const recipient = await recipientOf(mail);
    if (!recipient) return 'skipped';
    const { to, token, profile } = recipient;
    const { firstName, language } = profile;
    const words = composeMail({ ...mail, firstName, language, token, publicUrl });
    await port.send({ id: mail._id, userId: mail.userId, to, ...words });
    // The user may have been deleted meanwhile.
    if (!(await profiles.get(mail.userId))) await port.forget(mail.userId);
    return 'sent';
  };

  return {
    /** Has a mail sent soon. Repeating it changes nothing. */
    add: async ({ userId, kind, about, key = about, at }: MailRequest): Promise<void> => {
      const now = context.clock();
      if (now.getTime() - Date.parse(at) > MAIL_MAX_AGE_MS) return;
      if (!(await profiles.get(userId))) return;
      await insertOnce(() =>
        mails.insert({ _id: `${kind}:${key}`, ...newMail({ userId, kind, about }, now) }),
      );
    },

    /**
     * Sends what is due, one after the other.
     *
     * @throws AggregateError at the end, where mails could not be sent; they are tried again later
     */
    deliver: async (): Promise<void> => {
      const errors: unknown[] = [];
      for (;;) {
        const now = context.clock();
        const mail = await mails.claimOne(
          { nextAt: { $lte: now } },
          { field: 'nextAt', direction: 1 },
          (doc) => claimed(doc, now),
        );
        if (!mail) break;
        try {
          countMail(mail.kind, await send(mail));
          await mails.update(mail._id, (doc) => sent(doc, context.clock()));
        } catch (error) {
          errors.push(error);
          countMail(mail.kind, 'failed');
          await mails.update(mail._id, (doc) => failed(doc, context.clock()));
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails not sent`);
    },

    /** Removes the mails of a deleted user. Idempotent. */
    forget: async (userId: string): Promise<void> => {
      for await (const { _id } of eachOf(mails, { where: { userId } })) await mails.delete(_id);
      await port.forget(userId);
    },

    /** Removes records that no repeated event needs any more. */
    sweep: async (): Promise<void> => {
      const query = {
        where: { expiresAt: { $lte: context.clock() } },
        sort: { field: 'expiresAt', direction: 1 },
      } as const;
      for await (const { _id, version } of eachOf(mails, query)) await mails.delete(_id, version);
    },
  };
};
export type MailQueue = ReturnType<typeof createMailQueue>;
