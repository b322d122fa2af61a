import type { EssayDetail } from '@argint/contracts';
import { call, SAMPLE_ESSAY, userOf } from '@argint/testkit';
import type { Account } from './account.ts';

/** The address that takes the place of the first one. */
export const changedEmail = (email: string): string => `new-${email}`;

/** The account after its owner has changed the e-mail address and the password. */
const changedAccount = (account: Account): Account => ({
  ...account,
  email: changedEmail(account.email),
  password: `${account.password} again`,
});

/** What the owner may have to sign in with, depending on where an earlier attempt stopped. The last is tried first. */
export const credentialsOf = (account: Account): Pick<Account, 'email' | 'password'>[] => {
  const changed = changedAccount(account);
  return [account, { ...account, email: changed.email }, changed];
};

/**
 * Uses everything that stores something about a user (a decision, a second draft with marking criteria, another e-mail
 * address and password, consent, an essay that waits for a payment), and then deletes the account.
 * Repeatable.
 */
export const leave = async (
  url: string,
  given: {
    token: string;
    account: Account;
    essayId: string;
    wait: Parameters<ReturnType<typeof userOf>['follow']>[1];
  },
): Promise<void> => {
  const { token, account, essayId, wait } = given;
  const changed = changedAccount(account);
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await call<T>(url, `/api${path}`, { token, method, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  };

  const { data } = await send<{ data: EssayDetail }>('GET', `/essays/${essayId}`);
  const critique = data.analysisResults[0]?.analysisData.lineCritiques[0]?.id ?? '';
  await send('PATCH', `/essays/${essayId}/critiques/${critique}`, { state: 'intended' });
  const draft = await call<{ jobId: string }>(url, '/api/essays/analyze/start', {
    token,
    headers: { 'idempotency-key': 'the-second-draft' },
    body: { essayText: SAMPLE_ESSAY, rubric: 'Argument (60%)', parentEssayId: essayId },
  });
  if (draft.status !== 202) throw new Error(`the draft answered ${draft.status}`);
  await userOf(url, token).follow(draft.body.jobId, wait);

  const { firstName, lastName, username, password } = account;
  const { user } = await send<{ user: { email: string } }>('GET', '/profile');
  const isSame = user.email === changed.email;
  await send('PUT', '/profile', {
    ...{ firstName, lastName, username, email: changed.email, bio: 'I write about water.' },
    ...(isSame ? {} : { currentPassword: password }),
  });
  await send('PUT', '/profile/consents', { training: true });
  const body = { currentPassword: password, newPassword: changed.password };
  const path = '/api/profile/password';
  const passwordSet = await call(url, path, { token, method: 'PUT', body });
  // An earlier attempt may have set it already. The deletion below shows whether it is set.
  if (![200, 400].includes(passwordSet.status))
    throw new Error(`the password answered ${passwordSet.status}`);
  const pendingEssay = { essayText: `${SAMPLE_ESSAY} More.`, essayQuestion: 'Why?' };
  await send('POST', '/payments/create-payment', { planType: 'standard', pendingEssay });
  await send('DELETE', '/profile', { password: changed.password });
};
