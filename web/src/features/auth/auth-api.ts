import type { AccountCheckBody, RegisterBody, SessionBody } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionBody, { email: string; password: string }>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
    }),
    register: build.mutation<SessionBody, RegisterBody>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
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
