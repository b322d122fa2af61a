import { isIP } from 'node:net';
import { registerSchema, startAnalysisSchema, type SecurityFinding } from '@argint/contracts';
import type { Rate } from '../http/rate-limits.ts';

/** Most requests a minute and their limit that pass the check; the defaults are well below. */
const MOST_A_MINUTE = { register: 60, start: 120, other: 1_200 } as const;
/** Largest share of the open requests that one address may hold. */
const SHARE_MAX = 0.75;

const aMinute = ({ points, seconds }: Rate): number => (points * 60) / seconds;

/** The limits on requests, as set. */
export const rateLimitFinding = (config: {
  RATE_LIMIT_REGISTER: Rate;
  RATE_LIMIT_START: Rate;
  RATE_LIMIT_OTHER: Rate;
  REQUESTS_MAX_OPEN: number;
  REQUESTS_PER_ADDRESS: number;
}): SecurityFinding => {
  const faults = [
    ...(aMinute(config.RATE_LIMIT_REGISTER) > MOST_A_MINUTE.register ? ['registrations'] : []),
    ...(aMinute(config.RATE_LIMIT_START) > MOST_A_MINUTE.start ? ['analyses'] : []),
    ...(aMinute(config.RATE_LIMIT_OTHER) > MOST_A_MINUTE.other ? ['other calls'] : []),
    ...(config.REQUESTS_PER_ADDRESS > SHARE_MAX * config.REQUESTS_MAX_OPEN
      ? ['open requests of one address']
      : []),
  ];
  return {
    id: 'rate-limits',
    status: faults.length === 0 ? 'passed' : 'failed',
    evidence:
      faults.length === 0
        ? 'Registrations, analyses, other calls and the open requests of one address are limited.'
        : `The limit is too high for: ${faults.join(', ')}.`,
  };
};

const essay = 'A text that is long enough to be an essay. '.repeat(5);
const account = {
  username: 'someone',
  email: 'someone@example.org',
  password: 'Password12',
  firstName: 'Some',
  lastName: 'One',
};
/** Inputs that must be refused. */
const HOSTILE = [
  registerSchema.safeParse({ ...account, firstName: '<script>alert(1)</script>' }),
  registerSchema.safeParse({ ...account, username: '../../etc' }),
  registerSchema.safeParse({ ...account, lastName: "'; DROP TABLE users" }),
  startAnalysisSchema.safeParse({ essayText: `${essay}<script>alert(1)</script>` }),
  startAnalysisSchema.safeParse({ essayText: `${essay}<img src=x onerror=alert(1)>` }),
];

/** Whether the schemas of names and essays refuse active markup. */
export const inputFinding = (): SecurityFinding => {
  const accepted = HOSTILE.filter(({ success }) => success).length;
  return {
    id: 'input-checks',
    status: accepted === 0 ? 'passed' : 'failed',
    evidence:
      accepted === 0
        ? `${HOSTILE.length} of ${HOSTILE.length} hostile inputs were refused.`
        : `${accepted} of ${HOSTILE.length} hostile inputs were accepted.`,
  };
};

const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));

/** Whether the caller's request came by HTTPS. On the server's own machine there is no network to protect. */
export const tlsFinding = (
  caller: { isSecure: boolean; address: string },
  trustProxyHops: number,
): SecurityFinding => {
  if (caller.isSecure)
    return { id: 'tls-edge', status: 'passed', evidence: 'Your request came by HTTPS.' };
  if (trustProxyHops === 0 && isLoopback(caller.address))
    return {
      id: 'tls-edge',
      status: 'unknown',
      evidence: 'Your request came from the machine of the service itself, over no network.',
    };
  return { id: 'tls-edge', status: 'failed', evidence: 'Your request came without HTTPS.' };
};
