import { BODY_MAX_BYTES, type SecurityFinding } from '@argint/contracts';
import type { Probe } from './self-probe.ts';

const found = (
  id: SecurityFinding['id'],
  faults: readonly string[],
  good: string,
): SecurityFinding => ({
  id,
  status: faults.length === 0 ? 'passed' : 'failed',
  evidence: faults.length === 0 ? good : `${faults.join('; ')}.`,
});

/** What each header must contain. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /script-src 'self'(?: 'sha256-[\w+/]+=*')*(?:;|$)/,
  'strict-transport-security': /max-age=(?:[3-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/i,
  'x-frame-options': /^deny$/i,
  'referrer-policy': /^(same-origin|no-referrer|strict-origin)/,
};

const headers = async (probe: Probe): Promise<SecurityFinding> => {
  const answers = await Promise.all([probe('/'), probe('/api/health')]);
  const faults = Object.entries(HEADERS)
    .filter(([name, wanted]) =>
      answers.some((answer) => !wanted.test(answer.headers.get(name) ?? '')),
    )
    .map(([name]) => `${name} is missing or too weak`);
  const tells = answers.some((answer) => answer.headers.has('x-powered-by'));
  return found(
    'security-headers',
    tells ? [...faults, 'x-powered-by names the software'] : faults,
    'The page and the API carry a content security policy, HSTS, and headers against sniffing and framing.',
  );
};

const accessControl = async (probe: Probe): Promise<SecurityFinding> => {
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const claims = Buffer.from('{"sub":"u1","exp":4102444800}').toString('base64url');
  const [missing, forged] = await Promise.all([
    probe('/api/essays'),
    probe('/api/essays', { headers: { authorization: `Bearer ${none}.${claims}.` } }),
  ]);
  const faults = [
    ...(missing.status === 401 ? [] : ['a request without a token was not refused']),
    ...(forged.status === 401 ? [] : ['a token without a signature was not refused']),
  ];
  return found(
    'access-control',
    faults,
    'A request without a token and one with a forged token were refused.',
  );
};

const otherSites = async (probe: Probe): Promise<SecurityFinding> => {
  const answers = await Promise.all(
    ['/', '/api/health', '/api/capabilities'].map((path) =>
      probe(path, { headers: { origin: 'https://other.example' } }),
    ),
  );
  const has = (name: string): boolean => answers.some((answer) => answer.headers.has(name));
  const faults = [
    ...(has('access-control-allow-origin') ? ['another site may read answers'] : []),
    ...(has('set-cookie') ? ['a cookie is set'] : []),
  ];
  return found(
    'cookies-and-cors',
    faults,
    'No cookie is set, and a request from another site gets no leave to read the answer.',
  );
};

const bodyLimits = async (probe: Probe): Promise<SecurityFinding> => {
  const { status } = await probe('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `"${'x'.repeat(BODY_MAX_BYTES)}"`,
  });
  return found(
    'body-limits',
    status === 413 ? [] : ['a body of more than 1 MB was not refused'],
    'A body of more than 1 MB was refused.',
  );
};

/** What this server answers to strangers, seen from outside. */
export const probeFindings = (probe: Probe): Promise<SecurityFinding[]> =>
  Promise.all([headers(probe), accessControl(probe), otherSites(probe), bodyLimits(probe)]);
