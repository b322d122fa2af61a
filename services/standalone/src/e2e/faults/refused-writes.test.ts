import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  longEssay,
  registerUser,
  tempDir,
  type Product,
} from '@argint/testkit';

jest.setTimeout(120_000);

const PROGRAM = 'prlimit';
const prlimit = (...args: string[]): boolean => spawnSync(PROGRAM, args).status === 0;
const isMissing = !prlimit('--version');
const suite = isMissing ? describe.skip : describe;
const why = isMissing ? ' [why: there is no prlimit on this machine]' : '';

suite(`a disk that refuses every write${why}`, () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  const process = () => product.processes.get('standalone');
  /** Makes the operating system refuse writes that would make any file longer than `bytes`. */
  const limit = (bytes: string): void => {
    if (!prlimit('--pid', String(process()?.pid), `--fsize=${bytes}:unlimited`))
      throw new Error('the limit cannot be set');
  };

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path, { LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await product.stop('SIGKILL');
    await dir.remove();
  });

  test('fails only requests that store something; accepted jobs complete once writes work again', async () => {
    const accepted = await registerUser(product.url, 'accepted');
    const refused = await registerUser(product.url, 'refused');
    const { status, body } = await accepted.start(longEssay(2_000));
    expect(status).toBe(202);
    limit('4096');
    // Twice, because one failed write must not leave the file closed.
    for (const key of ['mine', 'mine']) {
      const answer = await refused.start(longEssay(2_000), { key });
      expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await call(product.url, '/api/essays', { token: accepted.token })).status).toBe(200);
    expect(process()?.hasExited()).toBe(false);

    limit('unlimited');
    expect((await accepted.follow(body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    const again = await refused.start(longEssay(2_000), { key: 'mine' });
    expect(again.status).toBe(202);
    expect((await refused.follow(again.body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    for (const user of [accepted, refused])
      expect((await user.access()).body.data.analysesRemaining).toBe(1);
    expect(process()?.hasExited()).toBe(false);
  });

  test('does not lose acknowledged data when the process is killed meanwhile', async () => {
    const user = await registerUser(product.url, 'patient');
    const { body } = await user.start(longEssay(2_000));
    limit('4096');
    expect((await user.start(longEssay(2_000))).status).toBe(503);
    await product.stop('SIGKILL');
    product = await launchStandalone(dir.path, { LOG_LEVEL: 'fatal' });
    const { email, password } = user.account;
    const signedIn = await call<{ token: string }>(product.url, '/api/auth/login', {
      body: { email, password },
    });
    const { status } = await call(product.url, `/api/essays/analyze/status?jobId=${body.jobId}`, {
      token: signedIn.body.token,
    });
    expect([signedIn.status, status]).toEqual([200, 200]);
  });
});
