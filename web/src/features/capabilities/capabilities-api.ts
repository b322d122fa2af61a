import type { Capabilities } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

const capabilitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this server can do. Asked once, and again after an analysis, whose time counts too. */
    capabilities: build.query<Capabilities, void>({
      query: () => '/capabilities',
      transformResponse: (body: { data: Capabilities }) => body.data,
      providesTags: ['Capabilities'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** What this server can do; undefined until it has said so. Until then no screen promises anything. */
export const useCapabilities = (): Capabilities | undefined =>
  capabilitiesApi.useCapabilitiesQuery().data;

/** The same with whether the server failed to say so, and a way to ask again. */
export const useCapabilitiesState = (): {
  data: Capabilities | undefined;
  isError: boolean;
  ask: () => void;
} => {
  const { data, isError, refetch } = capabilitiesApi.useCapabilitiesQuery();
  return { data, isError: isError && !data, ask: () => void refetch() };
};
