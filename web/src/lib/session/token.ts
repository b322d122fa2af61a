/** The claims of a token; null unless it has three dot-separated parts and a readable payload. */
const claimsOf = (token: string): { exp?: unknown; sub?: unknown } | null => {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const base64 = (parts[1] as string).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown } | null;
  } catch {
    return null;
  }
};

/**
 * When a token expires, ms since 1970; null unless it has three dot-separated parts and a payload
 * with a numeric `exp` in seconds (D1 §5). Only the server checks the signature.
 */
export const tokenExpiry = (token: string): number | null => {
  const exp = claimsOf(token)?.exp;
  return typeof exp === 'number' ? exp * 1_000 : null;
};

/** The id of the user a token was issued to; null when it does not say. */
export const tokenSubject = (token: string): string | null => {
  const sub = claimsOf(token)?.sub;
  return typeof sub === 'string' ? sub : null;
};

/** Whether a token has not expired. */
export const isLive = (token: string | null, now: number): token is string =>
  token !== null && (tokenExpiry(token) ?? 0) > now;
