import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { selectToken } from '../session/session-slice.ts';
import type { SessionState } from '../session/session-slice.ts';
import type { Services } from '../services.ts';

interface State {
  session: SessionState;
}
type Dispatch = ThunkDispatch<State, Services, UnknownAction>;
type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

const plain = fetchBaseQuery({
  baseUrl: `${location.origin}/api`,
  timeout: CALL_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    headers.set('accept', 'application/json');
    const token = selectToken(getState() as State);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

const isAuthCall = (args: string | FetchArgs): boolean =>
  (typeof args === 'string' ? args : args.url).startsWith('/auth/');

/** On a 401 the session is refreshed once (all callers share it) and the call repeated once. */
const withRefresh: Query = async (args, api, extra) => {
  const token = selectToken(api.getState() as State);
  const answer = await plain(args, api, extra);
  if (answer.error?.status !== 401 || token === null || isAuthCall(args)) return answer;
  const renewed = await (api.dispatch as Dispatch)(refreshSession(token));
  return renewed ? plain(args, api, extra) : answer;
};

const mayRetry = (error: FetchBaseQueryError): boolean =>
  error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR' || error.status === 503;

/** Queries get one retry after a network failure or a 503; mutations none. */
export const baseQuery: Query = retry(withRefresh, {
  backoff: async () => new Promise((done) => void setTimeout(done, 300)),
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 1 && mayRetry(error as FetchBaseQueryError),
});
