import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/**
 * Why a mail is sent. To add one: a name here, its wording in every language (templates), its link
 * (compose-mail.ts) and a handler that calls `queue.add`.
 */
export const MAIL_KINDS = [
  'registered',
  'verify-email',
  'password-reset',
  'password-changed',
  'email-changed',
  'analysis-finished',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * A mail to send or sent, stored under its kind and what it is about, so that a repeated event sends nothing. It
 * holds ids only: address, name and language are read when it is sent.
 */
export const mailSchema = defineAggregate({
  name: 'mails',
  fields: {
    userId: z.string().min(1),
    kind: z.enum(MAIL_KINDS),
    /** Id of what the mail is about: a user, a request for a link or for a mail, a change, an event or an essay. */
    about: z.string(),
    attempts: z.int().nonnegative(),
    /** When to try next; null once it is sent or given up. */
    nextAt: z.date().nullable(),
    sentAt: z.date().nullable(),
    createdAt: z.date(),
    /** When the record itself is removed. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { nextAt: 1 } }, { fields: { expiresAt: 1 } }, { fields: { userId: 1 } }],
});
export type MailRecord = FieldsOf<typeof mailSchema>;

const HOUR_MS = 3_600_000;
/** An older event is a repetition or comes too late to be news. */
export const MAIL_MAX_AGE_MS = 24 * HOUR_MS;
/** Longer than an event may be repeated. */
const KEPT_MS = 3 * MAIL_MAX_AGE_MS;
/** How long an attempt may take before another replica tries. Longer than any timeout of sending. */
const SEND_LEASE_MS = 120_000;

/** A mail to send at once. */
export const newMail = (
  fields: Pick<MailRecord, 'userId' | 'kind' | 'about'>,
  now: Date,
): MailRecord => ({
  ...fields,
  attempts: 0,
  nextAt: now,
  sentAt: null,
  createdAt: now,
  expiresAt: new Date(now.getTime() + KEPT_MS),
});

/** A mail that this replica tries to send now. Others may try when the lease is over. */
export const claimed = <M extends MailRecord>(mail: M, now: Date): M => ({
  ...mail,
  attempts: mail.attempts + 1,
  nextAt: new Date(now.getTime() + SEND_LEASE_MS),
});

/** A mail that was sent. */
export const sent = <M extends MailRecord>(mail: M, now: Date): M => ({
  ...mail,
  nextAt: null,
  sentAt: now,
});

/** A mail after a failed attempt: tried again after 30 s, 1, 2, 4 … 60 minutes; given up after a day. */
export const failed = <M extends MailRecord>(mail: M, now: Date): M => {
  const waitMs = Math.min(HOUR_MS, 30_000 * 2 ** (mail.attempts - 1));
  const next = new Date(now.getTime() + waitMs);
  const isTooLate = next.getTime() - mail.createdAt.getTime() > MAIL_MAX_AGE_MS;
  return { ...mail, nextAt: isTooLate ? null : next };
};
