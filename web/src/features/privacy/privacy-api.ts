import type { Consents } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the student agreed to. */
    consents: build.query<Consents, void>({
      query: () => '/profile/consents',
      transformResponse: (body: { data: Consents }) => body.data,
    }),
    setTraining: build.mutation<Consents, boolean>({
      query: (training) => ({ url: '/profile/consents', method: 'PUT', body: { training } }),
      transformResponse: (body: { data: Consents }) => body.data,
      onQueryStarted: async (_training, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(privacyApi.util.updateQueryData('consents', undefined, () => answer.data));
      },
    }),
    deleteAccount: build.mutation<{ message: string }, string>({
      query: (password) => ({ url: '/profile', method: 'DELETE', body: { password } }),
    }),
    /** The file as text; its name says the day of today. */
    exportData: build.mutation<string, 'all' | 'billing'>({
      query: (scope) => ({
        url: `/profile/export?scope=${scope}`,
        responseHandler: 'text',
        // Many essays take longer to read than one call usually may.
        timeout: 120_000,
      }),
    }),
  }),
});

export const {
  useConsentsQuery,
  useDeleteAccountMutation,
  useExportDataMutation,
  useSetTrainingMutation,
} = privacyApi;
