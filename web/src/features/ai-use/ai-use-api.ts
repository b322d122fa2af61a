import type { AiUse, Language } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

/** Which statement: of which essay, and in which language. */
interface Asked {
  essayId: string;
  language: Language;
}

const urlOf = ({ essayId }: Asked): string => `/essays/${encodeURIComponent(essayId)}/ai-use`;

export const aiUseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How the service was used for an essay. */
    aiUse: build.query<AiUse, Asked>({
      query: (asked) => ({ url: urlOf(asked), params: { language: asked.language } }),
      transformResponse: (body: { data: AiUse }) => body.data,
    }),
    /** The same as the text of a file. */
    aiUseText: build.query<string, Asked>({
      query: (asked) => ({
        url: urlOf(asked),
        params: { format: 'text', language: asked.language },
        responseHandler: 'text',
      }),
    }),
  }),
});
