/**
 * node scripts/load/slow-bodies.ts [--seconds 60] [--each 600]
 *
 * Question: can strangers block the API with slow bodies? Two loopback addresses keep 600 requests open each. Every
 * request announces 900 bytes and sends one; when it ends, the next is opened. Meanwhile a signed-in user at a third
 * address calls the API. The product runs on loopback with its default limits.
 *
 * Exits 1 when the user saw a status other than 200, or waited longer than a second for an answer.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchStandalone } from '@argint/testkit';
import { quantile } from '../benchmarks/statistics.ts';
import { callFrom, type Answer } from './call-from.ts';

const USER_ADDRESS = '127.0.0.4';
const ATTACKERS = ['127.0.0.2', '127.0.0.3'];
/** Milliseconds between two calls of the user: fewer than the 600 a minute that a user may make. */
const PAUSE_MS = 100;
const MAX_MS = 1_000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    each: { type: 'string', default: '600' },
  },
});
const seconds = Number(values.seconds);

const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status}: ${statuses.filter((one) => one === status).length}`)
    .join(', ');

const dir = mkdtempSync(join(tmpdir(), 'argint-load-'));
const product = await launchStandalone(dir, {
  RATE_LIMIT_REGISTER: '',
  RATE_LIMIT_LOGIN: '',
  RATE_LIMIT_START: '',
  RATE_LIMIT_OTHER: '',
});
const attacker = fork(join(import.meta.dirname, 'slow-body-attacker.ts'), [
  product.url,
  values.each,
  ...ATTACKERS,
]);
try {
  const account = {
    username: 'third',
    email: 'third@example.org',
    password: 'probing-1',
    firstName: 'Third',
    lastName: 'Address',
  };
  const call = (path: string, options: Parameters<typeof callFrom>[3] = {}): Promise<Answer> =>
    callFrom(USER_ADDRESS, product.url, path, options);
  const { body } = await call('/api/auth/register', { body: account });
  const { token } = JSON.parse(body) as { token: string };
  attacker.send('start');
  await once(attacker, 'message');

  const calls: (() => Promise<Answer>)[] = [
    () => call('/api/essays', { token }),
    () => call('/api/check-access', { token }),
    () => call('/api/health'),
  ];
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let i = 0; performance.now() < end; i += 1) {
    answers.push(await (calls[i % calls.length] as () => Promise<Answer>)());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { email, password } = account;
  answers.push(await call('/api/auth/login', { body: { email, password } }));

  attacker.send('stop');
  const [attack] = (await once(attacker, 'message')) as [Record<string, number>];
  const times = answers.map(({ ms }) => ms);
  const at = (share: number): string => quantile(times, share).toFixed(0);
  const statuses = answers.map(({ status }) => status);
  console.log(
    `attack, ${seconds} s, connections by what they were answered: ${JSON.stringify(attack)}`,
  );
  console.log(`user, ${answers.length} calls, by status: ${counted(statuses)}`);
  console.log(`user, ms: p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}`);
  if (statuses.some((status) => status !== 200) || Math.max(...times) > MAX_MS)
    process.exitCode = 1;
} finally {
  attacker.kill();
  await product.stop();
  rmSync(dir, { recursive: true, force: true });
}
