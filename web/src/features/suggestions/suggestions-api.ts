import type { Suggestion } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

const urlOf = (essayId: string): string => `/essays/${encodeURIComponent(essayId)}/suggestions`;

export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What to improve next in an essay, most important first. */
    suggestions: build.query<Suggestion[], string>({
      query: urlOf,
      transformResponse: (body: { data: Suggestion[] }) => body.data,
      providesTags: (_result, _error, id) => [{ type: 'Essay', id }],
    }),
    /** Ticks one off, or opens it again. Shown at once, and taken back when the server refuses. */
    completeSuggestion: build.mutation<
      Suggestion,
      { essayId: string; id: string; isCompleted: boolean }
    >({
      query: ({ essayId, id, isCompleted }) => ({
        url: urlOf(essayId),
        method: 'PATCH',
        body: { id, isCompleted },
      }),
      transformResponse: (body: { data: Suggestion }) => body.data,
      onQueryStarted: async ({ essayId, id, isCompleted }, { dispatch, queryFulfilled }) => {
        const set = (is: boolean) =>
          dispatch(
            suggestionsApi.util.updateQueryData('suggestions', essayId, (suggestions) => {
              const one = suggestions.find((suggestion) => suggestion.id === id);
              if (one) one.isCompleted = is;
            }),
          );
        set(isCompleted);
        await queryFulfilled.catch(() => set(!isCompleted));
      },
    }),
  }),
});
