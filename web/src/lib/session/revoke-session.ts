import { CALL_TIMEOUT_MS } from '../../config/timings.ts';

/**
 * Ends the session on the server. Does not use the page's API, because a sign-out resets it and
 * aborts its calls. The request survives leaving the page (keepalive). Never throws: without a
 * network the student is still signed out on this device.
 */
export const revokeSession = async (refreshToken: string): Promise<void> => {
  try {
    await fetch(`${location.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refreshToken }),
      keepalive: true,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  } catch {
    // The refresh token expires by itself.
  }
};
