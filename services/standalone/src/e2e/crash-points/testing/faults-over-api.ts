import { isFinal, type JobStatusBody } from '@argint/contracts';
import { call, userOf } from '@argint/testkit';
import type { FinishedRun } from './shared-fleet.ts';

const signIn = async (url: string, { account }: FinishedRun): Promise<string> => {
  const { email, password } = account;
  const { status, body } = await call<{ token: string }>(url, '/api/auth/login', {
    body: { email, password },
  });
  if (status !== 200) throw new Error(`login answered ${status}`);
  return body.token;
};

/** Compares what the API says of the account of a completed journey with what should be left, from one gateway. */
const faultsAt = async (url: string, token: string, run: FinishedRun): Promise<string[]> => {
  const jobs = await call<{ data: JobStatusBody[] }>(url, '/api/essays/analyze/jobs', { token });
  const essays = await call<{ data: { id: string }[] }>(url, '/api/essays', { token });
  const access = await userOf(url, token).access();
  const faults: string[] = [];
  const statuses = jobs.body.data.map(({ status }) => status);
  if (statuses.join() !== 'completed' || run.status !== 'completed')
    faults.push(`shown ${run.status}, jobs ${statuses.join(' ')}`);
  if (statuses.every(isFinal) && access.body.data.analysesRemaining !== 1)
    faults.push(`${access.body.data.analysesRemaining} credits left, not 1`);
  if (essays.body.data.length !== 1) faults.push(`${essays.body.data.length} essays`);
  for (const { id } of essays.body.data) {
    const path = `/api/essays/${id}`;
    const { body } = await call<{ data: { analysisResults: unknown[] } }>(url, path, { token });
    const results = body.data.analysisResults.length;
    if (results !== 1) faults.push(`${results} results`);
  }
  return faults;
};

/**
 * Tells what is wrong after a run, as far as the gateways that answer and the outboxes of all documents show; for
 * products whose files cannot be read. The gateway that was killed need not answer, the other one must.
 */
export const createFaultsOverApi = (documents: () => Promise<Map<string, string[]>>) => {
  /** By e-mail: signing in is slow by design, and a run is looked at many times until it has settled. */
  const tokens = new Map<string, string>();

  return async (run: FinishedRun): Promise<string[]> => {
    const { email } = run.account;
    const answers = await Promise.allSettled(
      run.urls.map(async (url) => {
        const token = tokens.get(email) ?? (await signIn(url, run));
        tokens.set(email, token);
        return faultsAt(url, token, run);
      }),
    );
    const alive = answers.filter((one) => one.status === 'fulfilled');
    const [dead] = answers.filter((one) => one.status === 'rejected');
    const unpublished = [...(await documents())].flatMap(([name, docs]) =>
      docs.some((doc) => doc.includes('"outbox":[{')) ? [`unpublished events in ${name}`] : [],
    );
    if (alive.length === 0) return [`no gateway answers: ${dead?.reason}`, ...unpublished];
    return [...new Set(alive.flatMap(({ value }) => value)), ...unpublished];
  };
};
