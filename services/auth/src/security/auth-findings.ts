import type { Collection } from '@argint/aggregate-store';
import type { PasswordPolicy, SecurityFinding } from '@argint/contracts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { isWeakHash } from '../passwords/argon2-hash.ts';
import type { User } from '../users/user.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Keys sign for 90 days; a service that was down for a week rotates late. */
const KEY_DAYS_MAX = 97;
/** Accounts whose hashes are looked at. */
const SAMPLE = 200;
/** Failed sign-ins of an address, a second. */
const FAILURES_A_SECOND = 1;

/** The signing key: fresh enough, and of the algorithm that every verifier expects. */
export const signingKeyFinding = (activeFrom: Date, now: Date, curve: string): SecurityFinding => {
  const days = Math.floor((now.getTime() - activeFrom.getTime()) / DAY_MS);
  const isGood = days <= KEY_DAYS_MAX && curve === 'prime256v1';
  return {
    id: 'signing-keys',
    status: isGood ? 'passed' : 'failed',
    evidence: `Access tokens are signed with ECDSA (curve ${curve === 'prime256v1' ? 'P-256' : curve}) and a key that is ${days} days old.`,
  };
};

/** Stored hashes: none is weaker than those that are made now. */
export const passwordHashFinding = (hashes: readonly string[]): SecurityFinding => {
  const weak = hashes.filter(isWeakHash).length;
  return {
    id: 'password-hashing',
    status: weak === 0 ? 'passed' : 'failed',
    evidence:
      weak === 0
        ? 'Passwords are hashed with Argon2id, 19 MiB and two passes, and no stored hash is weaker.'
        : `${weak} of ${hashes.length} stored hashes are weaker than Argon2id with 19 MiB and two passes.`,
  };
};

/** The rules for new passwords and for guessing them. */
export const signInFindings = (config: {
  PASSWORD_POLICY: PasswordPolicy;
  RATE_LIMIT_LOGIN: { points: number; seconds: number };
}): SecurityFinding[] => {
  const isStrict = config.PASSWORD_POLICY === 'strict';
  const { points, seconds } = config.RATE_LIMIT_LOGIN;
  return [
    {
      id: 'password-policy',
      status: isStrict ? 'passed' : 'failed',
      evidence: isStrict
        ? 'New passwords have 8 characters or more and are none of 49,000 common ones.'
        : 'New passwords may have 6 characters; OWASP ASVS asks for 8.',
    },
    {
      id: 'sign-in-limits',
      status: points / seconds <= FAILURES_A_SECOND ? 'passed' : 'failed',
      evidence: `After 5 wrong passwords an account is locked for that address for 15 minutes; an address may fail ${points} times in ${seconds} s.`,
    },
  ];
};

/** What auth finds out about itself for the security audit. */
export const createAuthFindings =
  (parts: {
    users: Pick<Collection<User>, 'find'>;
    keys: Pick<SigningKeys, 'current'>;
    config: Parameters<typeof signInFindings>[0];
    clock: () => Date;
  }) =>
  async (): Promise<SecurityFinding[]> => {
    const { users, keys, config, clock } = parts;
    // A deleted account has no password; what is left of it stays for two minutes.
    const { items } = await users.find({ where: { deletedAt: null }, limit: SAMPLE });
    const { key, activeFrom } = keys.current();
    const curve = key.asymmetricKeyDetails?.namedCurve ?? 'unknown';
    return [
      signingKeyFinding(activeFrom, clock(), curve),
      passwordHashFinding(items.map(({ passwordHash }) => passwordHash)),
      ...signInFindings(config),
    ];
  };
