import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { ANALYSIS_TYPE, BASE_URL, type LoadUser } from './load-settings.ts';
import { countError, stateMs } from './load-metrics.ts';

type Answer = RefinedResponse<ResponseType | undefined>;

/** Parameters of a call. `name` groups the calls of one route. */
const params = (user: LoadUser, name: string) => ({
  headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
  tags: { name },
  timeout: '30s',
});

/** Counts an answer with another status as an error. Returns whether it had the expected one. */
const expectStatus = (answer: Answer, status: number, kind: string): boolean => {
  if (answer.status === status) return true;
  countError(`${kind} ${answer.status}`);
  return false;
};

const STATE_ROUTES = ['/api/essays', '/api/check-access', '/api/essays/analyze/jobs'];

/** One of the reads that an open page makes, in turn. */
export const readState = (user: LoadUser, n: number): Answer => {
  const route = STATE_ROUTES[n % STATE_ROUTES.length] as string;
  return http.get(`${BASE_URL}${route}`, params(user, route));
};

/** Reads state and counts any answer but 200 as an error. */
export const expectState = (user: LoadUser, n: number): void => {
  const answer = readState(user, n);
  if (expectStatus(answer, 200, 'state')) stateMs.add(answer.timings.duration);
};

/** Starts an analysis. */
export const startAnalysis = (
  user: LoadUser,
  essayText: string,
  analysisType = ANALYSIS_TYPE,
): Answer =>
  http.post(
    `${BASE_URL}/api/essays/analyze/start`,
    JSON.stringify({ essayText, analysisType }),
    params(user, '/api/essays/analyze/start'),
  );

/** Starts an analysis; undefined, and an error counted, if it is refused. */
export const expectStarted = (
  user: LoadUser,
  essayText: string,
  analysisType?: string,
): string | undefined => {
  const answer = startAnalysis(user, essayText, analysisType);
  return expectStatus(answer, 202, 'start') ? (answer.json('jobId') as string) : undefined;
};

/** Reads the status of a job, without its result. Undefined if the answer is not 200. */
export const jobStatus = (user: LoadUser, jobId: string): string | undefined => {
  const route = '/api/essays/analyze/status';
  const answer = http.get(`${BASE_URL}${route}?jobId=${jobId}`, params(user, route));
  return expectStatus(answer, 200, 'status') ? (answer.json('status') as string) : undefined;
};
