import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '@argint/contracts';
import { Schema } from 'mongoose';

/** The refresh tokens of one session, each the successor of the one before. The id is the sid. */
export interface RefreshFamily {
  userId: string;
  currentHash: string;
  /** The parent of the current one, and when it was exchanged for it. */
  previousHash: string | null;
  /** Hashes of tokens exchanged before, oldest first, bounded: only one of these is a reuse, anything else a guess. */
  spentHashes: string[];
  rotatedAt: Date | null;
  createdAt: Date;
  /** End of the current refresh token; once revoked, end of the last access token. */
  expiresAt: Date;
  revokedAt: Date | null;
}

export const refreshFamilySchema = new Schema({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  currentHash: { type: String, required: true },
  previousHash: { type: String, default: null },
  spentHashes: { type: [String], default: [] },
  rotatedAt: { type: Date, default: null },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  revokedAt: { type: Date, default: null },
})
  .index({ expiresAt: 1 })
  .index({ revokedAt: 1 });

/** How long the immediate parent is still taken: a retried or doubled request, not a thief. */
const GRACE_MS = 10_000;
/** Tokens a family remembers: at a rotation each 24 h, more than two of its lives. */
const SPENT_MAX = 64;
const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

export const newFamily = (userId: string, currentHash: string, now: Date): RefreshFamily => ({
  userId,
  currentHash,
  previousHash: null,
  spentHashes: [],
  rotatedAt: null,
  createdAt: now,
  expiresAt: later(now, REFRESH_TOKEN_SECONDS),
  revokedAt: null,
});

/**
 * What a presented token is: the current one; its parent within 10 s; reused, which is theft or a lost
 * client; dead, when the session has ended; or unknown, which proves nothing: the sid alone is no secret.
 */
export const judgeToken = (
  family: RefreshFamily,
  hash: string,
  now: Date,
): 'current' | 'parent' | 'reused' | 'dead' | 'unknown' => {
  if (family.revokedAt !== null || family.expiresAt <= now) return 'dead';
  if (hash === family.currentHash) return 'current';
  const inGrace = now.getTime() - (family.rotatedAt?.getTime() ?? -Infinity) <= GRACE_MS;
  if (hash === family.previousHash && inGrace) return 'parent';
  return family.spentHashes.includes(hash) ? 'reused' : 'unknown';
};

/** The current token exchanged for its successor, which lives its own 30 days. */
export const rotateFamily = <F extends RefreshFamily>(
  family: F,
  nextHash: string,
  now: Date,
): F => ({
  ...family,
  currentHash: nextHash,
  previousHash: family.currentHash,
  spentHashes: [...family.spentHashes, family.currentHash].slice(-SPENT_MAX),
  rotatedAt: now,
  expiresAt: later(now, REFRESH_TOKEN_SECONDS),
});

/** Ended for good; kept until its last access token has run out. A second time changes nothing. */
export const revokeFamily = <F extends RefreshFamily>(family: F, now: Date): F =>
  family.revokedAt !== null
    ? family
    : { ...family, revokedAt: now, expiresAt: later(now, ACCESS_TOKEN_SECONDS) };
