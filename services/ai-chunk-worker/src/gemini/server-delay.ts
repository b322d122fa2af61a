import { z } from 'zod';

/** google.rpc.RetryInfo as JSON: a duration such as '34.07s'. */
const retryInfo = z.object({
  '@type': z.string().endsWith('google.rpc.RetryInfo'),
  retryDelay: z.string().regex(/^\d+(?:\.\d+)?s$/),
});

/** Milliseconds the server asks to wait in the details of its error; null where it does not. */
export const serverDelayMs = (details: unknown): number | null => {
  if (!Array.isArray(details)) return null;
  for (const detail of details) {
    const { data } = retryInfo.safeParse(detail);
    if (data) return Math.ceil(Number.parseFloat(data.retryDelay) * 1_000);
  }
  return null;
};
