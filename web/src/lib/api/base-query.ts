import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import { refreshSession } from '../session/refresh-session.ts';
import type { SessionDispatch } from '../session/session-dispatch.ts';
import { selectToken } from '../session/session-slice.ts';
import type { SessionState } from '../session/session-slice.ts';

interface State {
  session: SessionState;
}
/** A failed call; `retryAfterSeconds` is the server's Retry-After header, where it sent one. */
export type CallError = FetchBaseQueryError & { retryAfterSeconds?: number };
/** What an endpoint may ask for in its `extraOptions`. */
export interface CallOptions {
  /** 0 for the profile, whose screen has its own Retry. @default 1 */
  maxRetries?: number;
}
type Query = BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions, FetchBaseQueryMeta>;

/** A body may say that a call failed, whatever its status (D2 §8). */
const saysFailed = (body: unknown): boolean =>
  (body as { success?: unknown } | null | undefined)?.success === false;

const fetchJson = fetchBaseQuery({
  baseUrl: `${location.origin}/api`,
  timeout: CALL_TIMEOUT_MS,
  validateStatus: ({ ok }, body) => ok && !saysFailed(body),
  prepareHeaders: (headers, { getState }) => {
    headers.set('accept', 'application/json');
    const token = selectToken(getState() as State);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/** Adds the Retry-After header to the error, because RTK Query hands on no headers. */
const withRetryAfter: Query = async (args, api, extra) => {
  const answer = await fetchJson(args, api, extra);
  if (!answer.error) return answer;
  const header = answer.meta?.response?.headers.get('retry-after');
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0
    ? { ...answer, error: { ...answer.error, retryAfterSeconds: seconds } }
    : answer;
};

const isAuthCall = (args: string | FetchArgs): boolean =>
  (typeof args === 'string' ? args : args.url).startsWith('/auth/');

/** On a 401, refreshes the session (one refresh for all callers) and repeats the call once. */
const withRefresh: Query = async (args, api, extra) => {
  const token = selectToken(api.getState() as State);
  const answer = await withRetryAfter(args, api, extra);
  if (answer.error?.status !== 401 || token === null || isAuthCall(args)) return answer;
  const renewed = await (api.dispatch as SessionDispatch)(refreshSession(token));
  return renewed ? withRetryAfter(args, api, extra) : answer;
};

const mayRetry = (error: CallError): boolean =>
  error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR' || error.status === 503;

/** Queries are retried once after a network failure or a 503, unless they ask for less. Mutations are not retried. */
export const baseQuery: Query = retry(withRefresh, {
  backoff: async () => new Promise((done) => void setTimeout(done, 300)),
  retryCondition: (error, _args, { attempt, baseQueryApi, extraOptions }) =>
    baseQueryApi.type === 'query' &&
    attempt <= ((extraOptions as CallOptions | undefined)?.maxRetries ?? 1) &&
    mayRetry(error as CallError),
});
