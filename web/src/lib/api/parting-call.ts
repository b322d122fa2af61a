import { CALL_TIMEOUT_MS } from '../../config/timings.ts';

/**
 * A call that a sign-out still makes. It does not use the page's API, because a sign-out resets that and aborts its
 * calls, and it survives leaving the page (keepalive). Never throws: without a network the student is still signed out
 * on this device.
 */
export const partingCall = async (
  path: string,
  { method, token, body }: { method: 'POST' | 'DELETE'; token?: string; body?: unknown },
): Promise<void> => {
  try {
    await fetch(`${location.origin}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      keepalive: true,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  } catch {
    // Nobody is left who could be told.
  }
};
