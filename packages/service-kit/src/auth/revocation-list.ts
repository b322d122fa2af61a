import type { EventData } from '@argint/contracts';
import type { ServiceContext } from '../service-context.ts';
import type { VerifiedToken } from './token-claims.ts';

/** Milliseconds between attempts to load the list at first, and between reloads that heal missed events. */
const FIRST_LOAD_MS = 1_000;
const RELOAD_MS = 60_000;

/** A revoked session as auth's ListRevoked gives it: an empty sid means every session begun before. */
export interface RevokedEntry {
  userId: string;
  sid: string;
  revokedAt: string;
  expiresAt: string;
}

/** Which sessions' access tokens count no longer, although they have not run out. */
export interface RevocationList {
  isRevoked(token: Pick<VerifiedToken, 'userId' | 'sid' | 'issuedAt'>): boolean;
  /** Takes in one revocation; repeating it is harmless. */
  add(revoked: EventData<'auth.sessions.revoked'>): void;
  /** Drops what has run out. */
  forget(): void;
  /** Entries held. */
  size(): number;
  /** Follows the bus, loads the list until that succeeded once, reloads it each minute; not ready before the first load. */
  follow(context: Pick<ServiceContext<unknown>, 'subscribe' | 'every' | 'check'>): Promise<void>;
}

interface Held {
  revokedAt: number;
  expiresAt: number;
}

/** `load` reads auth's list: `async () => (await auth.listRevoked({})).sessions`. */
export const createRevocationList = (options: {
  load: () => Promise<readonly RevokedEntry[]>;
  clock: () => Date;
}): RevocationList => {
  const { load, clock } = options;
  const sessions = new Map<string, Held>();
  const users = new Map<string, Held>();
  let isLoaded = false;
  let triedAt = -Infinity;

  const hold = (map: Map<string, Held>, key: string, next: Held): void => {
    const known = map.get(key);
    map.set(key, {
      revokedAt: Math.max(next.revokedAt, known?.revokedAt ?? 0),
      expiresAt: Math.max(next.expiresAt, known?.expiresAt ?? 0),
    });
  };
  const add: RevocationList['add'] = ({ userId, sid, revokedAt, expiresAt }) => {
    const next = { revokedAt: Date.parse(revokedAt), expiresAt: Date.parse(expiresAt) };
    if (next.expiresAt <= clock().getTime()) return;
    if (sid) hold(sessions, sid, next);
    else hold(users, userId, next);
  };
  const forget = (): void => {
    const now = clock().getTime();
    for (const map of [sessions, users])
      for (const [key, { expiresAt }] of map) if (expiresAt <= now) map.delete(key);
  };
  const reload = async (): Promise<void> => {
    triedAt = clock().getTime();
    for (const entry of await load()) add(entry);
    isLoaded = true;
  };

  return {
    add,
    forget,
    size: () => sessions.size + users.size,
    isRevoked: ({ userId, sid, issuedAt }) =>
      sessions.has(sid) || issuedAt.getTime() <= (users.get(userId)?.revokedAt ?? -Infinity),
    follow: async (context) => {
      // Subscribed before the list is read: nothing falls between the two.
      await context.subscribe('auth.sessions.revoked', async ({ data }) => add(data), {
        everyReplica: true,
      });
      context.check('revoked sessions', async () => {
        if (!isLoaded) throw new Error('not loaded yet');
      });
      await reload().catch(() => undefined);
      context.every(FIRST_LOAD_MS, 'revoked sessions', async () => {
        // A clock that was set back says nothing of how long ago it was.
        const age = clock().getTime() - triedAt;
        if (isLoaded && age >= 0 && age < RELOAD_MS) return;
        forget();
        await reload();
      });
    },
  };
};
