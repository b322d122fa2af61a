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

/** The stored session; an expired or unreadable token takes the stored user with it (D1 §4). */
export const readSession = ({ local, now }: Services): StoredSession => {
  const token = local.getItem(LOCAL.token);
  const user = parseUser(local.getItem(LOCAL.user));
  const refreshToken = local.getItem(LOCAL.refreshToken);
  if (isLive(token, now()) && user) {
    return { token, refreshToken, user, expiresAt: local.getItem(LOCAL.tokenExpiresAt) };
  }
  for (const key of [LOCAL.token, LOCAL.tokenExpiresAt, LOCAL.user]) local.removeItem(key);
  return { token: null, refreshToken, user: null, expiresAt: null };
};

/** Writes a session; null values remove their key. */
export const writeSession = ({ local }: Services, stored: StoredSession): void => {
  const put = (key: string, value: string | null): void =>
    value === null ? local.removeItem(key) : local.setItem(key, value);
  put(LOCAL.token, stored.token);
  put(LOCAL.tokenExpiresAt, stored.expiresAt);
  put(LOCAL.refreshToken, stored.refreshToken);
  put(LOCAL.user, stored.user && JSON.stringify(stored.user));
};

/** What a deliberate sign-out leaves no trace of on a shared machine: results, draft, running job. */
export const forgetWork = ({ local, session }: Services): void => {
  for (const key of Object.values(SESSION)) session.removeItem(key);
  local.removeItem(LOCAL.activeJob);
  local.removeItem(LOCAL.draft);
};
