import { z } from 'zod';
import { PLAN_TYPES } from '../plans.ts';

/** Answer of /api/health. */
export const healthSchema = z.object({ success: z.literal(true), status: z.literal('ok') });

/** analysesRemaining: -1 unlimited. */
export const accessSchema = z.object({
  success: z.literal(true),
  data: z.object({
    hasAccess: z.boolean(),
    planType: z.enum(PLAN_TYPES),
    analysesRemaining: z.number().int(),
    expiresAt: z.iso.datetime().nullable(),
  }),
});
export type AccessBody = z.infer<typeof accessSchema>;
