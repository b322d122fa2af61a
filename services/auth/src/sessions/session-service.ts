import { eachOf, withEvents, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { keysOf, type PerMasterKey, type ServiceContext } from '@argint/service-kit';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { isSessionCurrent, type User } from '../users/user.ts';
import { signAccessToken } from './access-token.ts';
import {
  judgeToken,
  newFamily,
  REVOKED_SECONDS,
  revokeFamily,
  rotateFamily,
  sessionEnd,
} from './refresh-family.ts';
import type { Device, RefreshFamily } from './refresh-family.ts';
import {
  decodeRefreshToken,
  encodeRefreshToken,
  hashRefreshToken,
  newRefreshToken,
  successorOf,
  type RefreshToken,
} from './refresh-token.ts';

/** The tokens of a signed-in client; expiresAt is the access token's. */
export interface Session {
  token: string;
  refreshToken: string;
  expiresAt: Date;
}

export interface RevokedSession {
  userId: string;
  sid: string;
  revokedAt: Date;
  expiresAt: Date;
}

/** A session with a token that is still valid. */
export interface OpenSession extends Device {
  sid: string;
  startedAt: Date;
  /** When its latest access token was made. */
  lastUsedAt: Date;
}

/** Sessions that a user is shown. */
const SHOWN_MAX = 100;

export type RefreshOutcome = 'current' | 'parent' | 'reused' | 'dead' | 'unknown';

const isOpen = (family: RefreshFamily, now: Date): boolean =>
  family.revokedAt === null && sessionEnd(family) > now;

export const createSessionService = (parts: {
  families: Collection<RefreshFamily>;
  keys: Pick<SigningKeys, 'current'>;
  /** Make successors of refresh tokens. */
  refreshKeys: PerMasterKey<Buffer>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
  /** Days after which a session has ended, however much it is used. */
  maxDays: number;
  onRefresh?: (outcome: RefreshOutcome) => void;
}) => {
  const { families, keys, refreshKeys, context, maxDays, onRefresh } = parts;
  /** Tells this process from other replicas and from its own earlier runs. */
  const replica = context.ids();

  const sessionOf = (userId: string, refresh: RefreshToken, now: Date): Session => ({
    ...signAccessToken(keys, { userId, sid: refresh.sid }, now),
    refreshToken: encodeRefreshToken(refresh),
  });
  const revoke = (family: Doc<RefreshFamily>, now: Date): Doc<RefreshFamily> => {
    const revoked = revokeFamily(family, now);
    if (revoked === family) return family;
    return withEvents(
      revoked,
      context.event('auth.sessions.revoked', {
        userId: family.userId,
        sid: family._id,
        revokedAt: now.toISOString(),
        expiresAt: revoked.expiresAt.toISOString(),
      }),
    );
  };

  /** Ends the sessions of a user that a rule picks. Repeating it changes nothing. */
  const endEach = async (
    userId: string,
    isOver: (session: { sid: string; epoch: number }) => boolean,
  ): Promise<void> => {
    const now = context.clock();
    for await (const { _id: sid, epoch } of eachOf(families, { where: { userId } }))
      if (isOver({ sid, epoch }))
        await families.update(sid, (doc) => (sessionEnd(doc) <= now ? doc : revoke(doc, now)));
  };

  return {
    /** A new session of a user. `epoch` is the account's `passwordEpoch`. */
    open: async (
      userId: string,
      epoch: number,
      device: Device = { browser: '', system: '' },
    ): Promise<Session> => {
      const now = context.clock();
      const first = newRefreshToken(context.ids());
      await families.insert({
        _id: first.sid,
        ...newFamily({ userId, epoch, ...device }, hashRefreshToken(first), { now, maxDays }),
      });
      return sessionOf(userId, first, now);
    },

    /** Exchanges a refresh token. A reused one ends the session. Throws AppError INVALID_TOKEN. */
    refresh: async (
      token: string,
    ): Promise<{ userId: string; sid: string; epoch: number; session: Session }> => {
      const now = context.clock();
      const presented = decodeRefreshToken(token);
      let outcome: RefreshOutcome = 'unknown';
      let family: Doc<RefreshFamily> | null = null;
      // By each key: a repeated call must get the successor that another key made at the first one.
      const successors = presented
        ? keysOf(refreshKeys).map((key) => successorOf(presented, key))
        : [];
      const [first] = successors;
      if (presented && first) {
        const hash = hashRefreshToken(presented);
        const nextHash = hashRefreshToken(first);
        family = await families.update(presented.sid, (doc) => {
          outcome = judgeToken(doc, hash, { now, replica });
          if (outcome === 'current') return rotateFamily(doc, nextHash, { now, replica, maxDays });
          return outcome === 'reused' ? revoke(doc, now) : doc;
        });
      }
      onRefresh?.(outcome);
      const isTaken = (['current', 'parent'] as RefreshOutcome[]).includes(outcome);
      const { currentHash } = family ?? {};
      const successor = successors.find((token) => hashRefreshToken(token) === currentHash);
      if (!family || !isTaken || !successor) throw new AppError('INVALID_TOKEN');
      const session = sessionOf(family.userId, successor, now);
      return { userId: family.userId, sid: family._id, epoch: family.epoch, session };
    },

    /** Ends the session of a refresh token, also of an older one. An unknown or guessed token is no error. */
    logout: async (token: string): Promise<void> => {
      const presented = decodeRefreshToken(token);
      const now = context.clock();
      if (!presented) return;
      const hash = hashRefreshToken(presented);
      await families.update(presented.sid, (doc) =>
        judgeToken(doc, hash, { now, replica }) === 'unknown' ? doc : revoke(doc, now),
      );
    },

    /** Ends the sessions of a user that a change of password has ended. Idempotent. */
    endStale: (userId: string, user: Pick<User, 'passwordEpoch' | 'keptSid'>): Promise<void> =>
      endEach(userId, (session) => !isSessionCurrent(user, session)),

    /** Ends every session of a user. Idempotent. */
    endAll: (userId: string): Promise<void> => endEach(userId, () => true),

    /** Ends one session of a user, or all but `keptSid`. Idempotent. */
    endChosen: (
      userId: string,
      { sid, keptSid }: { sid: string | null; keptSid: string },
    ): Promise<void> =>
      endEach(userId, (session) => (sid === null ? session.sid !== keptSid : session.sid === sid)),

    /** The sessions of a user that have a valid token, newest first. */
    listOpen: async (
      user: Pick<Doc<User>, '_id' | 'passwordEpoch' | 'keptSid'>,
    ): Promise<OpenSession[]> => {
      const now = context.clock();
      const found: OpenSession[] = [];
      for await (const family of eachOf(families, { where: { userId: user._id } })) {
        const { _id: sid, epoch, createdAt, rotatedAt } = family;
        if (isOpen(family, now) && isSessionCurrent(user, { sid, epoch }))
          found.push({
            sid,
            startedAt: createdAt,
            lastUsedAt: rotatedAt ?? createdAt,
            browser: family.browser,
            system: family.system,
          });
      }
      return found
        .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
        .slice(0, SHOWN_MAX);
    },

    /** How many sessions of a user have a valid token. */
    countOpen: async (userId: string): Promise<number> => {
      const now = context.clock();
      let open = 0;
      for await (const family of eachOf(families, { where: { userId } }))
        if (isOpen(family, now)) open += 1;
      return open;
    },

    /** Revoked sessions whose last access token may still be valid, oldest first. */
    listRevoked: async (): Promise<RevokedSession[]> => {
      const since = new Date(context.clock().getTime() - REVOKED_SECONDS * 1_000);
      const found: RevokedSession[] = [];
      const revoked = eachOf(
        families,
        { where: { revokedAt: { $gt: since } }, sort: { field: 'revokedAt', direction: 1 } },
        { pageSize: 1_000 },
      );
      for await (const { _id, userId, revokedAt, expiresAt } of revoked)
        if (revokedAt) found.push({ userId, sid: _id, revokedAt, expiresAt });
      return found;
    },
  };
};
export type SessionService = ReturnType<typeof createSessionService>;
