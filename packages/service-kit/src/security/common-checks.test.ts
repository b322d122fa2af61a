import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tempDir } from '@argint/testkit';
import { commonConfig, parseConfig, type Environment } from '../config.ts';
import { commonChecks } from './common-checks.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeAll(async () => {
  dir = await tempDir();
  chmodSync(dir.path, 0o700);
  mkdirSync(join(dir.path, 'mail'), { mode: 0o700 });
  writeFileSync(join(dir.path, 'mail', 'one.eml'), 'x', { mode: 0o600 });
});
afterAll(() => dir.remove());

const statusOf = (id: string, env: Environment = {}): string | undefined => {
  const secret = randomBytes(32).toString('base64');
  const config = parseConfig(commonConfig, { DATA_DIR: dir.path, CALLER_SECRET: secret, ...env });
  return commonChecks(config).find((finding) => finding.id === id)?.status;
};

test.each(['file-modes', 'secrets', 'service-callers', 'metrics-private'])(
  'the check %s passes with the default settings',
  (id) => {
    expect(statusOf(id)).toBe('passed');
  },
);

test.each([
  ['secrets', { CALLER_SECRET: Buffer.alloc(32, 7).toString('base64') }],
  [
    'secrets',
    { CALLER_SECRET: Buffer.from('this-is-not-a-random-key-but-txt').toString('base64') },
  ],
  ['service-callers', { HOST: '0.0.0.0' }],
  ['service-callers', { GRPC_HOST: '10.0.0.1' }],
  ['metrics-private', { OPS_HOST: '0.0.0.0' }],
] as const)('the check %s fails with %j', (id, env) => {
  expect(statusOf(id, env)).toBe('failed');
});

test('calls that are encrypted may cross the network', () => {
  const pem = '-----BEGIN CERTIFICATE-----';
  const tls = { GRPC_TLS_CERT: pem, GRPC_TLS_KEY: pem, GRPC_TLS_CA: pem };
  expect(statusOf('service-callers', { HOST: '0.0.0.0', ...tls })).toBe('passed');
});

test('one file that others may read fails the check of the modes, however deep it lies', () => {
  const file = join(dir.path, 'mail', 'one.eml');
  chmodSync(file, 0o644);
  expect(statusOf('file-modes')).toBe('failed');
  expect(statusOf('file-modes', { MONGO_URL: 'mongodb://db/' })).toBe('unknown');
  chmodSync(file, 0o600);
  expect(statusOf('file-modes')).toBe('passed');
});
