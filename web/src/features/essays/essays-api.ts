import type { EssayCard, EssayDetail } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

export const essaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    essays: build.query<EssayCard[], void>({
      query: () => '/essays',
      transformResponse: (body: { data: EssayCard[] }) => body.data,
      providesTags: ['Essays'],
    }),
    essay: build.query<EssayDetail, string>({
      query: (id) => `/essays/${encodeURIComponent(id)}`,
      transformResponse: (body: { data: EssayDetail }) => body.data,
      providesTags: (_result, _error, id) => [{ type: 'Essay', id }],
    }),
    deleteEssay: build.mutation<unknown, string>({
      query: (id) => ({ url: `/essays/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_result, error, id) => (error ? [] : ['Essays', { type: 'Essay', id }]),
    }),
  }),
});
