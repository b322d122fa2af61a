import type {
  AccessBody,
  AnalysisType,
  JobStatusBody,
  JobSummary,
  StartedBody,
} from '@argint/contracts';
import type { TextKind } from '@argint/contracts/text-kind';
import { api } from '../../lib/api/api.ts';
import { withKnownPlan } from '../../lib/api/known-plan.ts';

interface StartArgs {
  essayText: string;
  essayQuestion: string | null;
  rubric: string | null;
  analysisType: AnalysisType;
  parentEssayId?: string;
  textKind?: TextKind;
  /** The same key for the same submission, so that sending it again spends no second credit. */
  idempotencyKey: string;
}

export const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAccess: build.query<AccessBody['data'], void>({
      query: () => '/check-access',
      transformResponse: (body: AccessBody) => withKnownPlan(body.data),
      providesTags: ['Access'],
    }),
    startAnalysis: build.mutation<StartedBody, StartArgs>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/essays/analyze/start',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      invalidatesTags: ['Access', 'Essays', 'PendingEssay'],
    }),
    jobStatus: build.query<JobStatusBody, string>({
      query: (jobId) => ({ url: '/essays/analyze/status', params: { jobId } }),
      keepUnusedDataFor: 0,
    }),
    /**
     * The newest page of the user's analyses. A job runs for ten minutes at most, so that all
     * running jobs are on it.
     */
    newestJobs: build.query<JobSummary[], void>({
      query: () => '/essays/analyze/jobs',
      transformResponse: (body: { data: JobSummary[] }) => body.data,
      providesTags: ['Essays'],
      keepUnusedDataFor: 0,
    }),
    cancelAnalysis: build.mutation<JobStatusBody, string>({
      query: (jobId) => ({ url: '/essays/analyze/cancel', method: 'POST', body: { jobId } }),
      invalidatesTags: ['Access', 'Essays', 'Essay'],
    }),
  }),
});
