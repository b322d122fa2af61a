import { api } from '../../lib/api/api.ts';

/** Confirms an e-mail address by the link of a mail. */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<void, { token: string }>({
      query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
    }),
    resendVerification: build.mutation<{ message?: string }, void>({
      query: () => ({ url: '/auth/verify-email/resend', method: 'POST' }),
    }),
  }),
});
