import type { EssayDetail, JobStatusBody, SessionBody } from '@argint/contracts';
import { call, longEssay, SAMPLE_ESSAY, userOf } from '@argint/testkit';
import type { Account } from './account.ts';
import { buyPlan } from './buy-plan.ts';
import type { JourneyTarget } from './journey-target.ts';
import { credentialsOf, leave } from './leave.ts';
import { rotateDataKeys } from './rotate-data-keys.ts';

/** What a student does in one run. Each journey ends in a different way. */
export const JOURNEYS = [
  'complete',
  'cancel at once',
  'cancel late',
  'delete',
  'sign out',
  'buy',
  'rotate keys',
  'leave',
] as const;
export type Journey = (typeof JOURNEYS)[number];

/** Long enough that a cancellation arrives while tasks are running. */
const LONG_ESSAY = longEssay(2_900);

/** Registers, or signs in when an earlier attempt has already registered. */
const registerOrSignIn = async (url: string, account: Account): Promise<SessionBody> => {
  const registered = await call<SessionBody>(url, '/api/auth/register', { body: account });
  if (registered.status === 201) return registered.body;
  if (registered.status !== 409) throw new Error(`register answered ${registered.status}`);
  for (const body of credentialsOf(account).reverse()) {
    const login = await call<SessionBody>(url, '/api/auth/login', { body });
    if (login.status === 200) return login.body;
  }
  throw new Error('no password signs the account in');
};

const expectStatus = (request: string, status: number, allowed: readonly number[]): void => {
  if (!allowed.includes(status)) throw new Error(`${request} answered ${status}`);
};

/**
 * Follows a job and returns its last status. When a journey is repeated after its essay was deleted, the start returns
 * the old job, which can no longer be followed. Essays are deleted only after their job has completed.
 */
const endOf = async (
  user: ReturnType<typeof userOf>,
  jobId: string,
  journey: Journey,
  wait: Parameters<typeof user.follow>[1],
): Promise<string> => {
  try {
    return (await user.follow(jobId, wait)).at(-1)?.status ?? 'unknown';
  } catch (error) {
    const isDeleted = error instanceof Error && error.message === 'subscribe: JOB_NOT_FOUND';
    if (journey === 'delete' && isDeleted) return 'completed';
    throw error;
  }
};

/**
 * Runs a journey from start to end and returns the job's last status. It can be repeated after a
 * failed attempt.
 * @throws when the product stops responding, a status is unexpected or `signal` aborts
 */
export const runJourney = async (
  target: JourneyTarget,
  journey: Journey,
  account: Account,
  signal?: AbortSignal,
): Promise<{ jobId: string; status: string }> => {
  const { url } = target;
  const wait = { limitMs: 120_000, ...(signal ? { signal } : {}) };
  const session = await registerOrSignIn(url, account);
  const { token } = session;
  const user = userOf(url, token);
  const isCancelled = journey === 'cancel at once' || journey === 'cancel late';
  const started = await user.start(isCancelled ? LONG_ESSAY : SAMPLE_ESSAY, {
    key: 'the-one-essay',
  });
  // An earlier attempt has deleted the account, and a mailbox has one trial.
  if (journey === 'leave' && started.status === 402) {
    const body = { password: account.password };
    const left = await call(url, '/api/profile', { token, method: 'DELETE', body });
    expectStatus('leave', left.status, [200]);
    return { jobId: '', status: 'completed' };
  }
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
  const status = await endOf(user, jobId, journey, wait);
  if (journey === 'buy') await buyPlan(url, token);
  if (journey === 'leave') await leave(url, { token, account, essayId, wait });
  if (journey === 'rotate keys')
    await rotateDataKeys(target, { token, essayId, rotationId: `rotation of ${account.username}` });
  if (journey === 'delete') {
    const essay = await call<{ data?: EssayDetail }>(url, `/api/essays/${essayId}`, { token });
    expectStatus('essay', essay.status, [200, 404]);
    const critique = essay.body.data?.analysisResults[0]?.analysisData.lineCritiques[0];
    const decided = await call(url, `/api/essays/${essayId}/critiques/${critique?.id}`, {
      token,
      method: 'PATCH',
      body: { state: 'not useful', reason: 'It is a quotation.' },
    });
    expectStatus('decide', decided.status, [200, 404]);
    const ticked = await call(url, `/api/essays/${essayId}/suggestions`, {
      token,
      method: 'PATCH',
      body: { id: `${jobId}.1`, isCompleted: true },
    });
    expectStatus('suggestion', ticked.status, [200, 404]);
    const renamed = await call(url, `/api/essays/${essayId}`, {
      token,
      method: 'PATCH',
      body: { title: 'The price of water' },
    });
    expectStatus('rename', renamed.status, [200, 404]);
    expectStatus(
      'delete',
      (await call(url, `/api/essays/${essayId}`, { token, method: 'DELETE' })).status,
      [200, 404],
    );
  }
  if (journey === 'sign out') {
    const login = (password: string, email = account.email) =>
      call(url, '/api/auth/login', { body: { email, password } });
    const unknown = await login('wrong', 'nobody@example.org');
    expectStatus('login with an unknown e-mail', unknown.status, [401]);
    for (const wrong of ['wrong one', 'wrong two'])
      expectStatus('login with a wrong password', (await login(wrong)).status, [401]);
    expectStatus('login', (await login(account.password)).status, [200]);
    const { email } = account;
    const asked = await call(url, '/api/auth/forgot-password', { body: { email } });
    expectStatus('forgotten password', asked.status, [200, 429]);
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
