/**
 * npm run load -- smoke --own
 *
 * Question: does every call that a student makes work at all? One student registers, signs in, starts an analysis,
 * follows it over the socket, reads it and deletes the essay, again and again for half a minute.
 *
 * It fails with any answer other than the expected one, or when the 95th percentile of the requests is above a second.
 */
import http from 'k6/http';
import exec from 'k6/execution';
import { expectState } from '../k6/api-calls.ts';
import { essayAt } from '../k6/essay-texts.ts';
import { countError, NO_ERRORS, TREND_STATS } from '../k6/load-metrics.ts';
import { BASE_URL, SECONDS, type LoadUser } from '../k6/load-settings.ts';
import { runJob } from '../k6/run-job.ts';

export { handleSummary } from '../k6/save-summary.ts';

export const options = {
  summaryTrendStats: TREND_STATS,
  thresholds: { ...NO_ERRORS, http_req_duration: ['p(95)<1000'], jobs_completed: ['count>0'] },
  scenarios: {
    student: { executor: 'constant-vus', vus: 1, duration: `${SECONDS}s`, gracefulStop: '60s' },
  },
};

interface Session {
  token: string;
  user: { id: string };
}

const json = { headers: { 'content-type': 'application/json' } };

const post = (path: string, body: object, status: number): Session => {
  const answer = http.post(`${BASE_URL}${path}`, JSON.stringify(body), json);
  if (answer.status !== status) {
    countError(`${path} ${answer.status}`);
    throw new Error(`${path} answered ${answer.status}`);
  }
  return answer.json() as unknown as Session;
};

export const student = async (): Promise<void> => {
  const n = exec.scenario.iterationInTest;
  const name = `smoke-${Date.now().toString(36)}-${n}`;
  const email = `${name}@example.org`;
  const password = 'a quiet harbour';
  post(
    '/api/auth/register',
    { username: name, email, password, firstName: 'Thandi', lastName: 'Nkosi', ageConfirmed: true },
    201,
  );
  const { token, user: identity } = post('/api/auth/login', { email, password }, 200);
  const user: LoadUser = { id: identity.id, token };
  for (let i = 0; i < 3; i += 1) expectState(user, i);
  await runJob(user, essayAt(n));
  const headers = { authorization: `Bearer ${token}` };
  const list = http.get(`${BASE_URL}/api/essays`, { headers });
  const essayId = list.json('data.0.id') as string | undefined;
  const read = http.get(`${BASE_URL}/api/essays/${essayId}`, { headers });
  if (read.json('data.analysisResults.0.isCompleted') !== true) countError('no result');
  const removed = http.del(`${BASE_URL}/api/essays/${essayId}`, undefined, { headers });
  if (removed.status !== 200) countError(`delete ${removed.status}`);
};

export default student;
