import { CALL_TIMEOUT_MS } from '../../config/timings.ts';

/**
 * Ends the session on the server. Outside the API's cache, which a sign-out empties and so would
 * abort it; keepalive, so that leaving the page does not either. Never throws: who signs out
 * without a network is signed out here all the same.
 */
export const tellSignOut = async (refreshToken: string): Promise<void> => {
  try {
    await fetch(`${location.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refreshToken }),
      keepalive: true,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  } catch {
    // The refresh token ends by itself.
  }
};
