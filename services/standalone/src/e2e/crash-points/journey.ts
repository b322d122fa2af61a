import type { JobStatusBody, SessionBody } from '@argint/contracts';
import { call, longEssay, SAMPLE_ESSAY, userOf } from '@argint/testkit';

/** What a student does; each ends otherwise. */
export const JOURNEYS = [
  'complete',
  'cancel at once',
  'cancel late',
  'delete',
  'sign out',
] as const;
export type Journey = (typeof JOURNEYS)[number];

/** Who goes. */
export const accountOf = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
  firstName: 'Thandi',
  lastName: 'Nkosi',
});
type Account = ReturnType<typeof accountOf>;

/** Long enough that a cancel comes while chunks are under way. */
const LONG_ESSAY = longEssay(2_900);

/** Registers, or signs in where an earlier try got that far. */
const enter = async (url: string, account: Account): Promise<SessionBody> => {
  const registered = await call<SessionBody>(url, '/api/auth/register', { body: account });
  if (registered.status === 201) return registered.body;
  if (registered.status !== 409) throw new Error(`register answered ${registered.status}`);
  const { email, password } = account;
  const login = await call<SessionBody>(url, '/api/auth/login', { body: { email, password } });
  if (login.status !== 200) throw new Error(`login answered ${login.status}`);
  return login.body;
};

const expectStatus = (what: string, status: number, allowed: readonly number[]): void => {
  if (!allowed.includes(status)) throw new Error(`${what} answered ${status}`);
};

/** Takes the whole way; repeatable from the start, whatever came of an earlier try. Rejects where the product goes away. */
export const travel = async (
  url: string,
  journey: Journey,
  account: Account,
  signal?: AbortSignal,
): Promise<{ jobId: string; status: string }> => {
  const wait = { limitMs: 120_000, ...(signal ? { signal } : {}) };
  const session = await enter(url, account);
  const { token } = session;
  const user = userOf(url, token);
  const isCancelled = journey === 'cancel at once' || journey === 'cancel late';
  const started = await user.start(isCancelled ? LONG_ESSAY : SAMPLE_ESSAY, {
    key: 'the-one-essay',
  });
  expectStatus('start', started.status, [202]);
  const { jobId, essayId } = started.body;
  if (journey === 'cancel late') {
    await user.follow(jobId, { ...wait, until: ({ progress }) => progress >= 20 });
  }
  if (isCancelled) {
    const cancelled = await call<JobStatusBody>(url, '/api/essays/analyze/cancel', {
      token,
      body: { jobId },
    });
    expectStatus('cancel', cancelled.status, [200, 409]);
  }
  const status = (await user.follow(jobId, wait)).at(-1)?.status ?? 'unknown';
  if (journey === 'delete') {
    expectStatus(
      'delete',
      (await call(url, `/api/essays/${essayId}`, { token, method: 'DELETE' })).status,
      [200, 404],
    );
  }
  if (journey === 'sign out') {
    const login = (password: string) =>
      call(url, '/api/auth/login', { body: { email: account.email, password } });
    for (const wrong of ['wrong one', 'wrong two'])
      expectStatus('a wrong password', (await login(wrong)).status, [401]);
    expectStatus('the right password', (await login(account.password)).status, [200]);
    const refreshed = await call<SessionBody>(url, '/api/auth/refresh', {
      body: { refreshToken: session.refreshToken },
    });
    expectStatus('refresh', refreshed.status, [200]);
    expectStatus(
      'logout',
      (await call(url, '/api/auth/logout', { body: { refreshToken: refreshed.body.refreshToken } }))
        .status,
      [200],
    );
  }
  return { jobId, status };
};
