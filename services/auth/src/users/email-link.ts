import { createHmac, timingSafeEqual } from 'node:crypto';
import { EMAIL_LINK_SECONDS } from '@argint/contracts';
import { keysOf, type PerMasterKey } from '@argint/service-kit';

/** What a link that confirms an e-mail address says. */
interface EmailLink {
  userId: string;
  expiresAt: Date;
}

const shape = /^([A-Za-z0-9-]{1,64})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{43})$/;

const sign = (said: string, emailKey: string, key: Buffer): string =>
  createHmac('sha256', key).update(`${said}.${emailKey}`).digest('base64url');

/** The token of a link that works for three days from `now`: `userId.expiry.signature`. Nothing of it is stored. */
export const emailLinkToken = (
  user: { _id: string; emailKey: string },
  now: Date,
  key: Buffer,
): string => {
  const expiry = Math.floor(now.getTime() / 1_000) + EMAIL_LINK_SECONDS;
  const said = `${user._id}.${expiry.toString(36)}`;
  return `${said}.${sign(said, user.emailKey, key)}`;
};

/** What a token says before anybody checks its signature; null where the text is no token. */
export const readEmailLink = (token: string): EmailLink | null => {
  const [, userId, expiry] = shape.exec(token) ?? [];
  return userId === undefined || expiry === undefined
    ? null
    : { userId, expiresAt: new Date(Number.parseInt(expiry, 36) * 1_000) };
};

/** Whether any of our keys signed the token for this address. */
export const isSignedFor = (
  token: string,
  emailKey: string,
  keys: PerMasterKey<Buffer>,
): boolean => {
  const end = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(end + 1));
  return keysOf(keys).some((key) => {
    const expected = Buffer.from(sign(token.slice(0, end), emailKey, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};
