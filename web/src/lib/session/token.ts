/**
 * When a token expires, ms since 1970; null unless it has three dot-separated parts and a payload
 * with a numeric `exp` in seconds (D1 §5). Only the server checks the signature.
 */
export const tokenExpiry = (token: string): number | null => {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const base64 = (parts[1] as string).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const exp = (payload as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp * 1_000 : null;
  } catch {
    return null;
  }
};

/** Whether a token has not expired. */
export const isLive = (token: string | null, now: number): token is string =>
  token !== null && (tokenExpiry(token) ?? 0) > now;
