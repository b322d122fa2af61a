import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '@argint/contracts';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import { z } from 'zod';

/** The refresh tokens of one session, each the successor of the one before. The id is the sid. */
export const refreshFamilySchema = defineAggregate({
  name: 'refreshFamilies',
  fields: {
    userId: z.string().min(1),
    /** The account's `passwordEpoch` at the sign-in. */
    epoch: z.int().nonnegative().default(0),
    currentHash: z.string().min(1),
    /** The parent of the current one. */
    previousHash: z.string().nullable(),
    /** Hashes of tokens exchanged before, oldest first, at most 64. One of these is a reuse, any other a guess. */
    spentHashes: z.array(z.string()),
    rotatedAt: z.date().nullable(),
    /** The replica that rotated, whose clock rotatedAt is. */
    rotatedBy: z.string().nullable(),
    createdAt: z.date(),
    /** Browser and system of the sign-in, such as Firefox and Windows; empty where they are not known. */
    browser: z.string().default(''),
    system: z.string().default(''),
    /** End of the current refresh token; once revoked, end of the last access token. */
    expiresAt: z.date(),
    revokedAt: z.date().nullable(),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { expiresAt: 1 } }, { fields: { revokedAt: 1 } }],
});
export type RefreshFamily = FieldsOf<typeof refreshFamilySchema>;

/**
 * How long the immediate parent is still accepted: that is a repeated request, not a thief. Where another replica
 * rotated, its clock may differ, so it is accepted for CLOCK_SKEW_MS more.
 */
const GRACE_MS = 10_000;
/** Tokens a family remembers: with a rotation every 24 h, those of two months. */
const SPENT_MAX = 64;
/**
 * How long a revoked session is remembered: the life of an access token, and the most by which the clock that
 * signed it may be ahead.
 */
export const REVOKED_SECONDS = ACCESS_TOKEN_SECONDS + CLOCK_SKEW_MS / 1_000;
/**
 * Longest that an access token may outlive the latest refresh: its own life, and the time in which that refresh may be
 * repeated, each by a clock that is ahead.
 */
export const ACCESS_TAIL_SECONDS = REVOKED_SECONDS + (GRACE_MS + CLOCK_SKEW_MS) / 1_000;
const DAY_SECONDS = 24 * 60 * 60;
const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

/**
 * When a refresh token that is made now expires: after 30 days, and so early that the last access token ends within
 * the longest time of the session.
 */
const tokenEnd = (startedAt: Date, now: Date, maxDays: number): Date => {
  const unused = later(now, REFRESH_TOKEN_SECONDS);
  const longest = later(startedAt, maxDays * DAY_SECONDS - ACCESS_TOKEN_SECONDS);
  return unused < longest ? unused : longest;
};

/**
 * When the last token of a session expires. On the last day of its longest time that is an access token, which the
 * refresh token does not outlive: until then the session can be seen and ended.
 */
export const sessionEnd = (
  family: Pick<RefreshFamily, 'createdAt' | 'rotatedAt' | 'expiresAt'>,
): Date => {
  const lastAccess = later(family.rotatedAt ?? family.createdAt, ACCESS_TAIL_SECONDS);
  return family.expiresAt > lastAccess ? family.expiresAt : lastAccess;
};

/** What a session was opened with. Each is empty where it is not known. */
export type Device = Pick<RefreshFamily, 'browser' | 'system'>;

export const newFamily = (
  opened: Pick<RefreshFamily, 'userId' | 'epoch'> & Device,
  currentHash: string,
  { now, maxDays }: { now: Date; maxDays: number },
): RefreshFamily => ({
  ...opened,
  currentHash,
  previousHash: null,
  spentHashes: [],
  rotatedAt: null,
  rotatedBy: null,
  createdAt: now,
  expiresAt: tokenEnd(now, now, maxDays),
  revokedAt: null,
});

/** Who judges or rotates a token: a replica and its time. */
export interface At {
  now: Date;
  replica: string;
}

/**
 * What a presented token is: the current one; its parent, just exchanged; reused, which means theft or a client that
 * lost its tokens; dead, when the session has ended; or unknown, which proves nothing, since the sid is no secret.
 */
export const judgeToken = (
  family: RefreshFamily,
  hash: string,
  { now, replica }: At,
): 'current' | 'parent' | 'reused' | 'dead' | 'unknown' => {
  if (family.revokedAt !== null || family.expiresAt <= now) return 'dead';
  if (hash === family.currentHash) return 'current';
  const grace = family.rotatedBy === replica ? GRACE_MS : GRACE_MS + CLOCK_SKEW_MS;
  const inGrace = now.getTime() - (family.rotatedAt?.getTime() ?? -Infinity) <= grace;
  if (hash === family.previousHash && inGrace) return 'parent';
  return family.spentHashes.includes(hash) ? 'reused' : 'unknown';
};

/** The family after its current token was exchanged for the next, which lives its own 30 days or to the session's end. */
export const rotateFamily = <F extends RefreshFamily>(
  family: F,
  nextHash: string,
  { now, replica, maxDays }: At & { maxDays: number },
): F => ({
  ...family,
  currentHash: nextHash,
  previousHash: family.currentHash,
  spentHashes: [...family.spentHashes, family.currentHash].slice(-SPENT_MAX),
  rotatedAt: now,
  rotatedBy: replica,
  expiresAt: tokenEnd(family.createdAt, now, maxDays),
});

/** The family after its session has ended. It is kept until the last access token has expired; repeating changes nothing. */
export const revokeFamily = <F extends RefreshFamily>(family: F, now: Date): F =>
  family.revokedAt !== null
    ? family
    : { ...family, revokedAt: now, expiresAt: later(now, REVOKED_SECONDS) };
