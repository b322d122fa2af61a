import type { User } from '@argint/contracts';
import { LOCAL, SESSION } from '../../config/storage-keys.ts';
import type { Services } from '../services.ts';
import { isLive } from './token.ts';

/** What is kept of a session between visits. */
export interface StoredSession {
  token: string | null;
  refreshToken: string | null;
  expiresAt: string | null;
  user: User | null;
}

const parseUser = (text: string | null): User | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'id' in value ? (value as User) : null;
  } catch {
    return null;
  }
};

/** The stored session; no token where it has expired, cannot be read or has no user. Only reads. */
export const readSession = ({ local, now }: Services): StoredSession => {
  const token = local.getItem(LOCAL.token);
  const user = parseUser(local.getItem(LOCAL.user));
  const refreshToken = local.getItem(LOCAL.refreshToken);
  return isLive(token, now()) && user
    ? { token, refreshToken, user, expiresAt: local.getItem(LOCAL.tokenExpiresAt) }
    : { token: null, refreshToken, user: null, expiresAt: null };
};

/**
 * The session at page load: an expired or unreadable token takes the stored user with it (D1 §4).
 * Never later, when another tab may be half-way through writing a good one.
 */
export const openSession = (services: Services): StoredSession => {
  const stored = readSession(services);
  if (stored.token === null) {
    for (const key of [LOCAL.token, LOCAL.tokenExpiresAt, LOCAL.user]) {
      services.local.removeItem(key);
    }
  }
  return stored;
};

/** The keys a session is made of, in the order they are removed: the refresh token last. */
export const SESSION_KEYS: readonly string[] = [
  LOCAL.token,
  LOCAL.tokenExpiresAt,
  LOCAL.user,
  LOCAL.refreshToken,
];

/** Writes a session, its token last, so that other tabs never meet a token without a user; else removes it. */
export const writeSession = ({ local }: Services, stored: StoredSession): void => {
  const { token, expiresAt, refreshToken, user } = stored;
  if (token === null || refreshToken === null || expiresAt === null || user === null) {
    for (const key of SESSION_KEYS) local.removeItem(key);
    return;
  }
  local.setItem(LOCAL.user, JSON.stringify(user));
  local.setItem(LOCAL.tokenExpiresAt, expiresAt);
  local.setItem(LOCAL.refreshToken, refreshToken);
  local.setItem(LOCAL.token, token);
};

/** What a deliberate sign-out leaves no trace of on a shared machine: results, draft, running job. */
export const forgetWork = ({ local, session }: Services): void => {
  for (const key of Object.values(SESSION)) session.removeItem(key);
  local.removeItem(LOCAL.activeJob);
  local.removeItem(LOCAL.draft);
};
