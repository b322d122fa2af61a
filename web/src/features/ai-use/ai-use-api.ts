import type { AiUse } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

const urlOf = (essayId: string): string => `/essays/${encodeURIComponent(essayId)}/ai-use`;

export const aiUseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How the service was used for an essay. */
    aiUse: build.query<AiUse, string>({
      query: urlOf,
      transformResponse: (body: { data: AiUse }) => body.data,
    }),
    /** The same as the text of a file. */
    aiUseText: build.query<string, string>({
      query: (essayId) => ({
        url: urlOf(essayId),
        params: { format: 'text' },
        responseHandler: 'text',
      }),
    }),
  }),
});
