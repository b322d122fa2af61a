import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Checkout } from '@argint/contracts';
import {
  call,
  launchStandalone,
  registerUser,
  startFakePayfast,
  tempDir,
  type FakePayfast,
  type Product,
  type TestUser,
} from '@argint/testkit';
import { runAdmin } from './testing/run-admin.ts';

/** How long the product may take to start, in ms, also on a busy machine. */
const START_MS = 60_000;

// A test runs several commands, and each starts a Node process.
jest.setTimeout(120_000);

interface Row {
  command: string;
  userId?: string;
  isDryRun: boolean;
  state: string;
  code?: string;
}

describe('operator commands that change something', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let provider: FakePayfast;
  let product: Product;
  let thandi: TestUser;
  beforeAll(async () => {
    dir = await tempDir();
    provider = await startFakePayfast();
    product = await launchStandalone(dir.path, provider.env);
    thandi = await registerUser(product.url, 'thandi');
  }, START_MS);
  afterAll(async () => {
    await product.stop('SIGKILL');
    await provider.close();
    await dir.remove();
  });

  /** Runs a command with --json. */
  const admin = async (...args: string[]) => {
    const { status, stdout, stderr } = await runAdmin(dir.path, ...args, '--json');
    return { status, stderr, data: stdout === '' ? null : (JSON.parse(stdout) as unknown) };
  };
  const newestRow = async (): Promise<Row | undefined> =>
    ((await admin('audit-trail', '--limit', '1')).data as Row[])[0];
  const analysesLeft = async () => (await thandi.access()).body.data?.analysesRemaining;

  test('a dry run of grant changes nothing, the grant does, and each leaves a row', async () => {
    const args = ['grant', '--email', thandi.account.email, '--credits', '3'] as const;
    const userId = thandi.session.user.id;
    const dry = await admin(...args, '--dry-run');
    expect(dry.data).toMatchObject({ dryRun: true, analysesRemaining: 2, would: { credits: 3 } });
    expect(await analysesLeft()).toBe(2);
    const row = { command: 'grant --credits 3', userId, state: 'done' };
    expect(await newestRow()).toMatchObject({ ...row, isDryRun: true });
    await admin(...args);
    expect(await analysesLeft()).toBe(5);
    expect(await newestRow()).toMatchObject({ ...row, isDryRun: false });
  });

  test('a run that fails leaves a row with its code and no e-mail address', async () => {
    const { status, stderr } = await admin('grant', '--email', 'no@b.co', '--credits', '1');
    expect([status, stderr]).toEqual([1, 'No account uses no@b.co.\n']);
    const row = await newestRow();
    expect(row).toMatchObject({ command: 'grant --credits 1', state: 'failed', code: 'NOT_FOUND' });
    expect(JSON.stringify(row)).not.toContain('no@b.co');
  });

  test('a dry run names the key that would sign, and the rotation takes that one', async () => {
    const dry = (await admin('rotate-keys', '--dry-run')).data as { kid: string };
    const done = (await admin('rotate-keys')).data as { kid: string };
    expect(dry.kid).toBe(done.kid);
  });

  test('revoke-sessions signs a user out everywhere and leaves a row, a dry run only counts', async () => {
    const lost = await registerUser(product.url, 'lerato');
    const { email, password } = lost.account;
    await call(product.url, '/api/auth/login', { body: { email, password } });
    const found = await admin('find-user', '--email', email);
    const userId = lost.session.user.id;
    expect(found.data).toMatchObject({ userId, planType: 'trial', sessions: 2 });
    const refresh = async (): Promise<number> =>
      (
        await call(product.url, '/api/auth/refresh', {
          body: { refreshToken: lost.session.refreshToken },
        })
      ).status;
    const dry = await admin('revoke-sessions', '--email', email, '--dry-run');
    expect(dry.data).toEqual({ email, sessions: 2, dryRun: true });
    expect((await lost.access()).status).toBe(200);
    expect((await admin('revoke-sessions', '--email', email)).data).toEqual({ email, sessions: 2 });
    expect(await newestRow()).toMatchObject({ command: 'revoke-sessions', userId, state: 'done' });
    expect(await refresh()).toBe(401);
    // The gateway hears of it within 5 s.
    const end = performance.now() + 5_000;
    let status = 200;
    while (status === 200 && performance.now() < end) ({ status } = await lost.access());
    expect(status).toBe(401);
    expect((await admin('revoke-sessions', '--email', email)).data).toEqual({ email, sessions: 0 });
    const again = await call(product.url, '/api/auth/login', { body: { email, password } });
    expect(again.status).toBe(200);
  });

  test('sweepers are listed with their last run, and one can be run now', async () => {
    const listed = (await admin('sweepers', 'list')).data as { service: string; task: string }[];
    expect(listed).toContainEqual(
      expect.objectContaining({ service: 'essay', task: 'expire essays', hasFailed: false }),
    );
    const run = ['sweepers', 'run', 'essay', 'expire essays'] as const;
    expect((await admin(...run, '--dry-run')).data).toMatchObject({ dryRun: true });
    expect((await admin(...run)).data).toEqual({
      service: 'essay',
      task: 'expire essays',
      hasFailed: false,
    });
    expect(await newestRow()).toMatchObject({
      command: 'sweepers run essay "expire essays"',
      isDryRun: false,
      state: 'done',
    });
    expect(await admin('sweepers', 'run', 'essay', 'nothing')).toMatchObject({
      status: 1,
      stderr: 'essay has no task nothing.\n',
    });
  });

  test('dropping an unknown dead letter fails, also as a dry run', async () => {
    for (const flags of [[], ['--dry-run']])
      expect(await admin('dead-letters', 'drop', 'd9', ...flags)).toMatchObject({
        status: 1,
        stderr: 'There is no dead letter d9.\n',
      });
    expect(await newestRow()).toMatchObject({
      command: 'dead-letters drop d9',
      isDryRun: true,
      state: 'failed',
    });
  });

  test('a refund is recorded once, takes the plan back, and refuses another’s payment', async () => {
    const buyer = await registerUser(product.url, 'sipho');
    const { email } = buyer.account;
    const ordered = await call<Checkout>(product.url, '/api/payments/create-payment', {
      token: buyer.token,
      body: { planType: 'unlimited' },
    });
    const { orderId, fields } = ordered.body;
    provider.order(fields);
    const refund = (of: string, ...flags: string[]) =>
      admin('refund', '--email', of, '--payment', orderId, '--reason', 'Paid twice', ...flags);
    expect((await refund(email)).stderr).toBe('Only a complete payment can be refunded.\n');
    await provider.send(provider.notice(orderId));
    expect((await buyer.access()).body.data?.planType).toBe('unlimited');

    expect((await refund(thandi.account.email)).stderr).toMatch(/has no payment/);
    expect((await refund(email, '--dry-run')).data).toMatchObject({
      dryRun: true,
      amount: '900.00',
      paymentStatus: 'complete',
    });
    expect((await buyer.access()).body.data?.planType).toBe('unlimited');

    for (let n = 0; n < 2; n += 1)
      expect((await refund(email)).data).toMatchObject({ id: orderId, paymentStatus: 'refunded' });
    expect((await buyer.access()).body.data?.planType).toBe('trial');
    expect((await admin('payments', '--email', email)).data).toMatchObject([
      { id: orderId, amount: '900.00', paymentStatus: 'refunded' },
    ]);
    expect(await newestRow()).toMatchObject({ command: `refund ${orderId}`, state: 'done' });
  });
});
