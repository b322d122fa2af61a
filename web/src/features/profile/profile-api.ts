import type { ProfileBody, UpdateProfileBody } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

/** Who is signed in, their preferences and their subscription. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileBody, void>({
      query: () => '/profile',
      providesTags: ['Profile'],
      // The screen has its own Retry (D2 §9).
      extraOptions: { maxRetries: 0 },
    }),
    updateProfile: build.mutation<ProfileBody, UpdateProfileBody>({
      query: (body) => ({ url: '/profile', method: 'PUT', body }),
      // Refetched in place of the reload that the specification asks for.
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
    }),
  }),
});
