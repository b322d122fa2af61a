import type { OpenSession } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

/** Calls of the Account tab. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<readonly OpenSession[], void>({
      query: () => '/profile/sessions',
      transformResponse: ({ data }: { data: OpenSession[] }) => data,
      providesTags: ['Sessions'],
    }),
    /** Without `sessionId` all sessions but this one end. */
    endSessions: build.mutation<void, { currentPassword: string; sessionId?: string }>({
      query: (body) => ({ url: '/profile/sessions', method: 'DELETE', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
    }),
    changePassword: build.mutation<void, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ url: '/profile/password', method: 'PUT', body }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});
