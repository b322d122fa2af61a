import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { RESET_LINK_SECONDS } from '@argint/contracts';
import { keysOf, type PerMasterKey } from '@argint/service-kit';
import { z } from 'zod';

/**
 * A request for a new password. One for an unknown e-mail address is stored as well, without a user, so that both
 * cost the same time. Neither the address nor the token of the link is stored.
 */
export const passwordResetSchema = defineAggregate({
  name: 'passwordResets',
  fields: {
    /** Null where no account has the address, or where too many links of the account are open. */
    userId: z.string().min(1).nullable(),
    /** The account's `passwordEpoch` at the request. The link ends with it, so it works once. */
    passwordEpoch: z.int().nonnegative(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 } }, { fields: { userId: 1, expiresAt: 1 } }],
});
export type PasswordReset = FieldsOf<typeof passwordResetSchema>;

/** Most open links of one account. Further requests get the same answer and no mail. */
export const RESETS_MAX_OPEN = 5;

/** A request made now. */
export const newReset = (
  user: { _id: string; passwordEpoch: number } | null,
  now: Date,
): PasswordReset => ({
  userId: user?._id ?? null,
  passwordEpoch: user?.passwordEpoch ?? 0,
  expiresAt: new Date(now.getTime() + RESET_LINK_SECONDS * 1_000),
});

const shape = /^([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/** The token of a link, `resetId.signature`. It is the same each time, so a mail can be sent again. */
export const resetToken = (resetId: string, key: Buffer): string =>
  `${resetId}.${createHmac('sha256', key).update(resetId).digest('base64url')}`;

/** The id in a token that any of our keys made; null for another token. */
export const readResetToken = (token: string, keys: PerMasterKey<Buffer>): string | null => {
  const resetId = shape.exec(token)?.[1];
  if (resetId === undefined) return null;
  const given = Buffer.from(token);
  const isOurs = keysOf(keys).some((key) => {
    const expected = Buffer.from(resetToken(resetId, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? resetId : null;
};
