import type { EventData } from '@argint/contracts';
import type { ServiceContext } from '../service-context.ts';
import type { VerifiedToken } from './token-claims.ts';

/** Milliseconds between attempts until the list is loaded, and between later reloads, which make up for missed events. */
const FIRST_LOAD_MS = 1_000;
const RELOAD_MS = 60_000;

/** A revoked session as auth's ListRevoked returns it. An empty `sid` means all sessions begun before `revokedAt`. */
export interface RevokedEntry {
  userId: string;
  sid: string;
  revokedAt: string;
  expiresAt: string;
}

/** The sessions whose access tokens are refused although they have not expired. */
export interface RevocationList {
  isRevoked(token: Pick<VerifiedToken, 'userId' | 'sid' | 'issuedAt'>): boolean;
  /** Adds one revocation. Adding it again changes nothing. */
  add(revoked: EventData<'auth.sessions.revoked'>): void;
  /** Removes entries whose tokens have all expired. */
  forget(): void;
  /** Number of entries. */
  size(): number;
  /**
   * Follows the bus, and loads the list now, when the bus is joined, and every minute. The service is not ready before
   * the first load.
   */
  follow(context: Pick<ServiceContext<unknown>, 'everyReplica' | 'every' | 'check'>): Promise<void>;
}

interface Held {
  revokedAt: number;
  expiresAt: number;
}

/** `load` reads the list from auth: `async () => (await auth.listRevoked({})).sessions`. */
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
      // Read the list after subscribing, so that no event is missed between the two.
      const loadSoon = (): void => {
        triedAt = -Infinity;
      };
      await context.everyReplica(
        { 'auth.sessions.revoked': async ({ data }) => add(data) },
        loadSoon,
      );
      context.check('revoked sessions', async () => {
        if (!isLoaded) throw new Error('not loaded yet');
      });
      await reload().catch(() => undefined);
      context.every(FIRST_LOAD_MS, 'revoked sessions', async () => {
        if (isLoaded && clock().getTime() - triedAt < RELOAD_MS) return;
        forget();
        await reload();
      });
    },
  };
};
