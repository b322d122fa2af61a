import type { Comparison } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What changed since the draft before. */
    comparison: build.query<Comparison, string>({
      query: (id) => `/essays/${encodeURIComponent(id)}/comparison`,
      transformResponse: (body: { data: Comparison }) => body.data,
      providesTags: ['Essays'],
    }),
  }),
});
