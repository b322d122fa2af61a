import type { ExportFormat } from '@argint/contracts';
import { api } from '../../lib/api/api.ts';

export interface ExportRequest {
  essayId: string;
  format: ExportFormat;
  /** Least severity of a critique. */
  severity: string;
  /** Critique states, separated by commas. */
  state: string;
}

export const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a file; resolves with an object URL, because the store keeps no files. */
    exportEssay: build.mutation<string, ExportRequest>({
      query: ({ essayId, ...params }) => ({
        url: `/essays/${encodeURIComponent(essayId)}/export`,
        params,
        responseHandler: async (answer) =>
          answer.ok ? URL.createObjectURL(await answer.blob()) : ((await answer.json()) as unknown),
      }),
    }),
  }),
});
