import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import {
  call,
  launchStandalone,
  mailedToken,
  mailsTo,
  registerUser,
  SAMPLE_ESSAY,
  startFakeSmtp,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';

jest.setTimeout(180_000);

let dir: Awaited<ReturnType<typeof tempDir>>;
let product: Product;
let student: TestUser;
beforeAll(async () => {
  dir = await tempDir();
  product = await launchStandalone(dir.path);
  student = await registerUser(product.url, 'post');
});
afterAll(async () => {
  await product?.stop();
  await dir.remove();
});

/** Subjects of the mails to the student, once there are `count`. */
const subjects = async (count: number): Promise<string[]> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = await mailsTo(dir.path, student.account.email);
    if (mails.length >= count)
      return mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '').toSorted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`fewer than ${count} mails`);
};
const login = (password: string) =>
  call<ErrorBody>(product.url, '/api/auth/login', {
    body: { email: student.account.email, password },
  });

test('a student is welcomed, told of a finished analysis, and gets back in with a mailed link', async () => {
  const { body: started } = await student.start(SAMPLE_ESSAY, { analysisType: 'simple' });
  await student.follow(started.jobId);
  expect(await subjects(2)).toEqual([
    'Welcome to Argument Intelligence',
    'Your analysis is finished',
  ]);

  const { email } = student.account;
  const forgot = (address: string) =>
    call(product.url, '/api/auth/forgot-password', { body: { email: address } });
  const known = await forgot(email);
  const unknown = await forgot('nobody@example.org');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);

  const body = {
    token: await mailedToken(dir.path, email, 'reset-password'),
    newPassword: 'another1',
  };
  const reset = () => call<ErrorBody>(product.url, '/api/auth/reset-password', { body });
  expect((await reset()).status).toBe(200);
  expect(await reset()).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } });
  expect((await login(student.account.password)).status).toBe(401);
  expect((await login('another1')).status).toBe(200);
  const refreshed = await call(product.url, '/api/auth/refresh', {
    body: { refreshToken: student.session.refreshToken },
  });
  expect(refreshed.status).toBe(401);
  expect(await subjects(4)).toContain('Your password was changed');
  expect(await mailsTo(dir.path, 'nobody@example.org')).toEqual([]);
});

test('where mails are sent, the trial’s second analysis needs the address confirmed by the mailed link', async () => {
  const smtp = await startFakeSmtp();
  await product.stop();
  product = await launchStandalone(dir.path, { SMTP_URL: smtp.url });
  const { account, token, start, follow } = await registerUser(product.url, 'proof');
  const tokens = async (count: number): Promise<string[]> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = smtp
        .mailsTo(account.email)
        .flatMap((mail) => /verify-email#([\w.-]+)/.exec(mail)?.[1] ?? []);
      if (found.length >= count) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`fewer than ${count} mails`);
  };
  const resend = () =>
    call<ErrorBody>(product.url, '/api/auth/verify-email/resend', { method: 'POST', token });
  const verify = (link: string) =>
    call<ErrorBody>(product.url, '/api/auth/verify-email', { body: { token: link } });

  const first = await start(SAMPLE_ESSAY);
  await follow(first.body.jobId);
  expect(await start(SAMPLE_ESSAY)).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED' },
  });
  await tokens(1);
  expect((await resend()).status).toBe(200);
  expect(await resend()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  const [link = '', again = ''] = await tokens(2);
  expect(await verify(`${link}x`)).toMatchObject({ body: { code: 'EMAIL_LINK_INVALID' } });
  for (const used of [link, link, again]) expect((await verify(used)).status).toBe(200);
  expect((await start(SAMPLE_ESSAY)).status).toBe(202);
  smtp.close();
});
