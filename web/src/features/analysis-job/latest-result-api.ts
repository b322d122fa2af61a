import type { EssayDetail } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';
import { essayPageRequest, essaysApi, readEssay, readEssayPage } from '../essays/essays-api.ts';
import type { CachedResult } from './result-cache.ts';

export const latestResultApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest completed analysis as the server has it, with its text; null = there is none. */
    latestResult: build.query<(CachedResult & { essay: EssayDetail }) | null, void>({
      queryFn: async (_none, { dispatch }, _extra, call) => {
        let cursor: string | null = null;
        do {
          const answer = await call(essayPageRequest(cursor));
          if (answer.error) return { error: answer.error };
          const page = readEssayPage(answer.data as Parameters<typeof readEssayPage>[0]);
          for (const { id } of page.essays.filter(({ status }) => status === 'completed')) {
            const { data, error } = await call(`/essays/${encodeURIComponent(id)}`);
            if (error && error.status !== 404) return { error };
            const essay = data ? readEssay(data as { data: EssayDetail }) : undefined;
            const result = essay?.analysisResults[0]?.analysisData;
            // Deleted since the list was read.
            if (!essay || !result) continue;
            // The page asks for the essay as well.
            dispatch(essaysApi.util.upsertQueryData('essay', id, essay));
            return { data: { result, essayText: essay.content, essayId: id, essay } };
          }
          cursor = page.nextCursor;
        } while (cursor !== null);
        return { data: null };
      },
      providesTags: ['Essays'],
    }),
  }),
});
