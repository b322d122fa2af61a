import type { Progress } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The student's scores over time. */
    progress: build.query<Progress, void>({
      query: () => '/progress',
      transformResponse: (body: { data: Progress }) => body.data,
      providesTags: ['Essays'],
    }),
  }),
});
