import type { StoredCritiqueState } from '@argint/contracts';
import { api } from '../../../lib/api/api.ts';
import type { Decision } from './critique-state.ts';

export const critiqueStatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideCritique: build.mutation<
      StoredCritiqueState,
      { essayId: string; critiqueId: string; decision: Decision }
    >({
      query: ({ essayId, critiqueId, decision: { state, reason } }) => ({
        url: `/essays/${encodeURIComponent(essayId)}/critiques/${encodeURIComponent(critiqueId)}`,
        method: 'PATCH',
        body: { state, ...(reason === null ? {} : { reason }) },
      }),
      transformResponse: (body: { data: StoredCritiqueState }) => body.data,
    }),
  }),
});
