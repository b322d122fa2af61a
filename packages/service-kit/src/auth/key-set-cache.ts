import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Milliseconds between two fetches that unknown key ids cause. */
const REFETCH_MS = 5_000;

const parse = (jwksJson: string): Map<string, KeyObject> => {
  const { keys } = JSON.parse(jwksJson) as { keys: (JsonWebKey & { kid?: unknown })[] };
  const known = new Map<string, KeyObject>();
  for (const jwk of keys) {
    if (typeof jwk.kid === 'string' && jwk.kty === 'EC' && jwk.crv === 'P-256')
      known.set(jwk.kid, createPublicKey({ key: jwk, format: 'jwk' }));
  }
  return known;
};

/**
 * Public keys by kid, from a JWKS. An unknown kid fetches again, single-flight and at most once per 5 s;
 * undefined where it stays unknown. Passes a failed fetch on; the keys known so far keep working.
 */
export const createKeySetCache = (
  fetchKeys: () => Promise<string>,
  clock: () => Date,
): ((kid: string) => Promise<KeyObject | undefined>) => {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = -Infinity;
  let underWay: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    keys = parse(await fetchKeys());
    fetchedAt = clock().getTime();
  };

  return async (kid) => {
    const known = keys.get(kid);
    if (known) return known;
    // A clock that was set back says nothing of how long ago it was.
    const age = clock().getTime() - fetchedAt;
    if (!underWay && age >= 0 && age < REFETCH_MS) return undefined;
    underWay ??= refresh().finally(() => {
      underWay = undefined;
    });
    await underWay;
    return keys.get(kid);
  };
};
