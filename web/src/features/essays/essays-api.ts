import type { EssayCard, EssayDetail } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

/** Essays loaded at a time: as many as the server allows. */
const ESSAYS_PER_PAGE = 100;

/** One page of the student's essays, newest first. */
export interface EssayPage {
  essays: EssayCard[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
  /** How many essays the student has; null where a server of the release before does not say. */
  total: number | null;
}

/** The request for the page at a cursor; null is the first. */
export const essayPageRequest = (cursor: string | null) => ({
  url: '/essays',
  params: { limit: ESSAYS_PER_PAGE, ...(cursor === null ? {} : { cursor }) },
});

/** Reads the answer to `essayPageRequest`. */
export const readEssayPage = (body: {
  data: EssayCard[];
  nextCursor?: string | null;
  total?: number;
}): EssayPage => ({
  essays: body.data,
  nextCursor: body.nextCursor ?? null,
  total: body.total ?? null,
});

/** Reads an essay. A server of the release before sends neither critique states nor drafts. */
export const readEssay = (body: { data: EssayDetail }): EssayDetail => ({
  ...{ critiqueStates: [], drafts: [] },
  ...body.data,
});

export const essaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    essays: build.infiniteQuery<EssayPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        // For RTK Query, undefined means that there is no further page.
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) => essayPageRequest(pageParam),
      transformResponse: readEssayPage,
      providesTags: ['Essays'],
    }),
    /** The newest essays, as many as one request gives. */
    recentEssays: build.query<EssayCard[], void>({
      query: () => ({ url: '/essays', params: { limit: ESSAYS_PER_PAGE } }),
      transformResponse: (body: { data: EssayCard[] }) => body.data,
      providesTags: ['Essays'],
    }),
    /** The newest essay; null when the student has none. */
    latestEssay: build.query<EssayCard | null, void>({
      query: () => ({ url: '/essays', params: { limit: 1 } }),
      transformResponse: (body: { data: EssayCard[] }) => body.data[0] ?? null,
      providesTags: ['Essays'],
    }),
    essay: build.query<EssayDetail, string>({
      query: (id) => `/essays/${encodeURIComponent(id)}`,
      transformResponse: readEssay,
      providesTags: (_result, _error, id) => [{ type: 'Essay', id }],
    }),
    renameEssay: build.mutation<unknown, { id: string; title: string }>({
      query: ({ id, title }) => ({
        url: `/essays/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: { title },
      }),
      // All drafts of the essay have the new title.
      invalidatesTags: (_result, error) => (error ? [] : ['Essays', 'Essay']),
    }),
    deleteEssay: build.mutation<unknown, { id: string; allDrafts: boolean }>({
      query: ({ id, allDrafts }) => ({
        url: `/essays/${encodeURIComponent(id)}`,
        method: 'DELETE',
        // Survives leaving the page, with which the time for Undo ends.
        keepalive: true,
        ...(allDrafts ? { params: { drafts: 'all' } } : {}),
      }),
      // The other drafts name this one.
      invalidatesTags: (_result, error) => (error ? [] : ['Essays', 'Essay']),
    }),
  }),
});
