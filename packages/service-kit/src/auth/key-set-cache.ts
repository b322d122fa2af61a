import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Least time in milliseconds between two fetches caused by unknown key ids. */
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
 * Looks up public keys by kid in a JWKS. An unknown kid causes one fetch, at most every 5 s, and resolves to undefined
 * if it is still unknown. It rejects when the fetch fails; keys that are known keep working.
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
    if (!underWay && clock().getTime() - fetchedAt < REFETCH_MS) return undefined;
    underWay ??= refresh().finally(() => {
      underWay = undefined;
    });
    await underWay;
    return keys.get(kid);
  };
};
