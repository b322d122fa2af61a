import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { launchStandalone, registerUser, tempDir, type Product } from '@argint/testkit';
import { readRunFile } from '../run-file.ts';
import { fakeKubectl } from './testing/fake-kubectl.ts';
import { runAdmin } from './testing/run-admin.ts';

const COMMANDS = [
  'backup',
  'find-user',
  'revoke-sessions',
  'grant',
  'payments',
  'refund',
  'queues',
  'dead-letters',
  'sweepers',
  'rotate-keys',
  'rotate-data-keys',
  'rotate-master-key',
  'audit-trail',
];

/** How long the product may take to start, in ms, also on a busy machine. */
const START_MS = 60_000;

// A test runs up to four commands, and each starts a Node process.
jest.setTimeout(60_000);

describe('operator commands', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product | undefined;
  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
  }, START_MS);
  afterAll(async () => {
    await product?.stop('SIGKILL');
    await dir.remove();
  });
  const admin = (...args: string[]) => runAdmin(dir.path, ...args);

  test('are all listed by --help', async () => {
    const { status, stdout } = await admin('--help');
    const listed = [...stdout.matchAll(/^usage: npm run admin -- (\S+)/gm)].map(([, name]) => name);
    expect([status, listed]).toEqual([0, COMMANDS]);
  });

  test.each(COMMANDS)('%s explains itself with --help', async (name) => {
    const { status, stdout, stderr } = await admin(name, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^usage: npm run admin -- ${name} .*\\n {2}[A-Z].*\\.\\n$`));
  });

  test('name an unknown command or option and print the usage', async () => {
    expect(await admin('gift')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no command gift\.\nusage:/),
    });
    expect(await admin('queues', '--all')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/Unknown option '--all'[^]*usage: npm run admin -- queues/),
    });
  });

  test('print JSON with --json', async () => {
    const { account } = await registerUser(product?.url ?? '', 'thandi');
    const granted = await admin('grant', '--email', account.email, '--credits', '3', '--json');
    expect(JSON.parse(granted.stdout)).toEqual({
      email: account.email,
      planType: 'trial',
      analysesRemaining: 5,
    });
    expect(JSON.parse((await admin('dead-letters', 'list', '--json')).stdout)).toEqual([]);
    expect(
      Object.keys(JSON.parse((await admin('rotate-keys', '--json')).stdout) as object),
    ).toEqual(['kid', 'retiredKid', 'retiredUntil']);
  });

  test('name the largest number of credits that one grant may give', async () => {
    expect(await admin('grant', '--email', 'a@b.co', '--credits', '10001')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^--credits takes a whole number from 1 to 10000\.\n/),
    });
  });

  test('are refused with one sentence without the product’s caller secret', async () => {
    const other = await tempDir();
    const run = readRunFile(join(dir.path, 'run.json'));
    const callerSecret = Buffer.alloc(32, 1).toString('base64');
    writeFileSync(join(other.path, 'run.json'), JSON.stringify({ ...run, callerSecret }));
    expect(await runAdmin(other.path, 'queues')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The product does not accept this command: [^\n]*\n$/),
    });
    await other.remove();
  });

  test.each([['queues'], ['sweepers', 'list']])(
    '%s fails when every service refuses the connection, as with mutual TLS',
    async (...command) => {
      const refusing = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
      await once(refusing, 'listening');
      const { port } = refusing.address() as AddressInfo;
      const other = await tempDir();
      const run = readRunFile(join(dir.path, 'run.json'));
      const grpc = { auth: `127.0.0.1:${port}`, essay: `127.0.0.1:${port}` };
      writeFileSync(join(other.path, 'run.json'), JSON.stringify({ ...run, grpc }));
      expect(await runAdmin(other.path, ...command)).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^auth did not answer: .*\nessay did not answer: .*\nNo service answered\. .*certificate/,
        ),
      });
      refusing.close();
      await other.remove();
    },
  );

  test('reach a product in a cluster through kubectl', async () => {
    const run = readRunFile(join(dir.path, 'run.json'));
    const kubectl = await fakeKubectl(run ?? { grpc: {}, callerSecret: '' });
    const on = (...args: string[]) => runAdmin(kubectl.path, ...args);
    const queues = await on('queues', '--cluster', 'essays/argint', '--json');
    expect(queues).toMatchObject({ status: 0, stderr: '' });
    const { outboxes } = JSON.parse(queues.stdout) as { outboxes: { service: string }[] };
    expect(outboxes.map(({ service }) => service).sort()).toEqual(
      Object.keys(run?.grpc ?? {}).sort(),
    );
    expect(await on('queues', '--cluster', 'essays/other')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no release other in essays.\n',
    });
    expect(await on('queues', '--cluster', 'forbidden')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^kubectl .* failed: you may not read forbidden\n$/),
    });
    await kubectl.remove();
  });

  test('answer for the services of a cluster that are up, and name those that are not', async () => {
    const { account } = await registerUser(product?.url ?? '', 'sipho');
    const run = readRunFile(join(dir.path, 'run.json')) ?? { grpc: {}, callerSecret: '' };
    const kubectl = await fakeKubectl(run, { down: ['ai-chunk-worker'], crashing: 'essay' });
    const on = (...args: string[]) => runAdmin(kubectl.path, ...args, '--cluster', 'outage');
    const named =
      'essay is not up: kubectl cannot reach deployment/argint-essay: the pod is not running\n' +
      'ai-chunk-worker is not up: deployment/argint-ai-chunk-worker has no pod\n';
    const found = await on('find-user', '--email', account.email);
    expect(found).toMatchObject({ status: 0, stderr: named });
    expect(found.stdout).toContain('plan trial');
    expect(await on('dead-letters', 'list')).toEqual({
      status: 0,
      stdout: 'There are no dead letters.\n',
      stderr: named,
    });
    const queues = await on('queues', '--json');
    expect(queues).toMatchObject({ status: 0, stderr: named });
    const { outboxes, unanswered, ...rest } = JSON.parse(queues.stdout) as {
      queues: unknown[];
      outboxes: unknown[];
      unanswered: { service: string }[];
    };
    expect(rest.queues.length).toBeGreaterThan(0);
    expect(outboxes).toHaveLength(Object.keys(run.grpc).length - 2);
    expect(unanswered.map(({ service }) => service)).toEqual(['essay', 'ai-chunk-worker']);
    expect(await on('rotate-data-keys', '--dry-run')).toMatchObject({
      status: 1,
      stderr: `${named}This needs essay: kubectl cannot reach deployment/argint-essay: the pod is not running\n`,
    });
    await kubectl.remove();
  });
});
