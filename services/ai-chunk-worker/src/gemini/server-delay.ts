import { z } from 'zod';

/** google.rpc.RetryInfo as JSON: a duration such as '34.07s'. */
const retryInfo = z.object({
  '@type': z.string().endsWith('google.rpc.RetryInfo'),
  retryDelay: z.string().regex(/^\d+(?:\.\d+)?s$/),
});

/** The delay that the details of a server's error ask for, in ms; null when they ask for none. */
export const serverDelayMs = (details: unknown): number | null => {
  if (!Array.isArray(details)) return null;
  for (const detail of details) {
    const { data } = retryInfo.safeParse(detail);
    if (data) return Math.ceil(Number.parseFloat(data.retryDelay) * 1_000);
  }
  return null;
};
