import type { User } from '@argint/contracts';
import { LOCAL, SESSION, TAB } from '../../config/storage-keys.ts';
import type { Services } from '../services.ts';
import { keptValues } from '../storage/kept-values.ts';
import { isLive } from './token.ts';

/** The parts of a session that are stored between visits. */
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

/** What is stored of a session, whether it is usable or not. */
export const rawSession = ({
  local,
}: Pick<Services, 'local'>): Pick<StoredSession, 'token' | 'refreshToken' | 'user'> => ({
  token: local.getItem(LOCAL.token),
  refreshToken: local.getItem(LOCAL.refreshToken),
  user: parseUser(local.getItem(LOCAL.user)),
});

/** The stored session, without a token if that has expired, is unreadable or has no user. */
export const readSession = ({ local, now }: Services): StoredSession => {
  const token = local.getItem(LOCAL.token);
  const user = parseUser(local.getItem(LOCAL.user));
  const refreshToken = local.getItem(LOCAL.refreshToken);
  return isLive(token, now()) && user
    ? { token, refreshToken, user, expiresAt: local.getItem(LOCAL.tokenExpiresAt) }
    : { token: null, refreshToken, user: null, expiresAt: null };
};

/**
 * The session at page load. Removes an expired or unreadable token and its user (D1 §4). Call it at
 * no other time: another tab may be in the middle of writing a valid session.
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

/** The storage keys of a session, in the order they are removed: the refresh token last. */
export const SESSION_KEYS: readonly string[] = [
  LOCAL.token,
  LOCAL.tokenExpiresAt,
  LOCAL.user,
  LOCAL.refreshToken,
];

/**
 * Stores a session, or removes it when a part is missing. The token is written last, so that other
 * tabs never see a token without a user.
 */
export const writeSession = ({ local }: Services, stored: StoredSession): void => {
  const { token, expiresAt, refreshToken, user } = stored;
  if (token === null || refreshToken === null || expiresAt === null || user === null) {
    for (const key of SESSION_KEYS) local.removeItem(key);
    return;
  }
  try {
    local.setItem(LOCAL.user, JSON.stringify(user));
    local.setItem(LOCAL.tokenExpiresAt, expiresAt);
    local.setItem(LOCAL.refreshToken, refreshToken);
    local.setItem(LOCAL.token, token);
  } catch {
    // Storage is full: the session lasts until the page is closed.
  }
};

/** Removes a student's work from a shared device on sign-out: results, draft, job, unanswered starts. */
export const removeStoredWork = (services: Services): void => {
  const { local, session } = services;
  for (const key of Object.values(SESSION)) session.removeItem(key);
  const kept = keptValues(services);
  for (const key of [LOCAL.activeJob, LOCAL.plan, ...kept.keys(LOCAL.pendingStart)])
    kept.remove(key);
  local.removeItem(LOCAL.draft);
  session.removeItem(TAB.draft);
  // Decisions about critiques that were not sent yet may hold words of the student's.
  local.removeItem(LOCAL.critiqueStates);
};
