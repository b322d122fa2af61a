import { api } from '../../lib/api/api.ts';

/** Calls of the Account tab. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<void, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ url: '/profile/password', method: 'PUT', body }),
    }),
  }),
});
