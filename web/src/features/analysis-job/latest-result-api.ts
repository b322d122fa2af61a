import type { EssayDetail, JobStatusBody, JobSummary } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';
import type { CachedResult } from './result-cache.ts';

/** So many completed analyses are looked at before there counts as none (essays can be deleted). */
const LOOK_AT = 5;

export const latestResultApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest completed analysis as the server has it, with its text; null = there is none. */
    latestResult: build.query<CachedResult | null, void>({
      queryFn: async (_none, _api, _extra, call) => {
        const jobs = await call('/essays/analyze/jobs');
        if (jobs.error) return { error: jobs.error };
        const completed = (jobs.data as { data: JobSummary[] }).data.filter(
          ({ status }) => status === 'completed',
        );
        for (const { jobId, essayId } of completed.slice(0, LOOK_AT)) {
          const [status, essay] = await Promise.all([
            call({ url: '/essays/analyze/status', params: { jobId } }),
            call(`/essays/${encodeURIComponent(essayId)}`),
          ]);
          const error = status.error ?? essay.error;
          if (error && error.status !== 404) return { error };
          const { result } = (status.data ?? { result: null }) as Pick<JobStatusBody, 'result'>;
          if (error || result === null) continue;
          const { content } = (essay.data as { data: EssayDetail }).data;
          return { data: { result, essayText: content, essayId } };
        }
        return { data: null };
      },
      providesTags: ['Essays'],
    }),
  }),
});
