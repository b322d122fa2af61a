import { expect, test } from '@jest/globals';
import { useGateway } from '../testing/use-gateway.ts';
import { probeFindings } from './probe-findings.ts';
import { createSelfProbe, type Probe, type Probed } from './self-probe.ts';

const gateway = useGateway();
const probe = createSelfProbe(() => gateway.url);

const statuses = async (of: Probe): Promise<Record<string, string>> =>
  Object.fromEntries((await probeFindings(of)).map(({ id, status }) => [id, status]));
/** The gateway behind a proxy that changes its answers. */
const changed =
  (change: (answer: Probed, path: string) => Partial<Probed>): Probe =>
  async (path, request) => {
    const answer = await probe(path, request);
    return { ...answer, ...change(answer, path) };
  };
const withHeader = (name: string, value: string) =>
  changed(({ headers }) => {
    const copy = new Headers(headers);
    copy.set(name, value);
    return { headers: copy };
  });
const without = (name: string) =>
  changed(({ headers }) => {
    const copy = new Headers(headers);
    copy.delete(name);
    return { headers: copy };
  });

test('the gateway passes every check that looks at it from outside', async () => {
  expect(await statuses(probe)).toEqual({
    'security-headers': 'passed',
    'access-control': 'passed',
    'cookies-and-cors': 'passed',
    'body-limits': 'passed',
  });
});

test.each([
  ['security-headers', 'no content security policy', () => without('content-security-policy')],
  ['security-headers', 'no HSTS', () => without('strict-transport-security')],
  [
    'security-headers',
    'inline scripts',
    () => withHeader('content-security-policy', "script-src 'self' 'unsafe-inline'"),
  ],
  ['security-headers', 'the name of its software', () => withHeader('x-powered-by', 'Express')],
  ['cookies-and-cors', 'a cookie', () => withHeader('set-cookie', 'a=b')],
  [
    'cookies-and-cors',
    'leave for other sites',
    () => withHeader('access-control-allow-origin', '*'),
  ],
  ['access-control', 'answers without a token', () => changed(() => ({ status: 200 }))],
  ['body-limits', 'bodies of any size', () => changed(() => ({ status: 400 }))],
] as const)('%s fails for a server with %s', async (id, _fault, faulty) => {
  expect((await statuses(faulty()))[id]).toBe('failed');
});
