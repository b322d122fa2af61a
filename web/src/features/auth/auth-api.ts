import type { AccountCheckBody, RegisterBody, SessionBody } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';
import { isSessionBody } from '../../lib/session/session-body.ts';

/** Any other answer is a refusal. */
const opensSession = ({ ok }: Response, body: unknown): boolean => ok && isSessionBody(body);

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionBody, { email: string; password: string }>({
      query: (body) => ({
        url: '/auth/login',
        method: 'POST',
        body,
        validateStatus: opensSession,
      }),
    }),
    register: build.mutation<SessionBody, RegisterBody>({
      query: (body) => ({
        url: '/auth/register',
        method: 'POST',
        body,
        validateStatus: opensSession,
      }),
    }),
    forgotPassword: build.mutation<void, { email: string }>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<void, { token: string; newPassword: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
    verifyAccount: build.query<AccountCheckBody, string>({
      query: (email) => ({ url: '/auth/verify-account', method: 'POST', body: { email } }),
    }),
  }),
});
