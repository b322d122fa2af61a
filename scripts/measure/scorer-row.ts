import { z } from 'zod';

/** A figure of the scorer. `value` is a number with three places or 'none'; `ci` is its interval, '' without one. */
export const scorerRow = z.object({
  set: z.string(),
  figure: z.string(),
  value: z.string(),
  ci: z.string(),
  note: z.string(),
});
export type ScorerRow = z.infer<typeof scorerRow>;
