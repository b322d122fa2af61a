import { z } from 'zod';

/** UTF-16 offset into the essay exactly as sent. */
export const offset = z.number().int().nonnegative();
/** A score out of 100. */
export const score100 = z.number().min(0).max(100);
/** A score out of 100; null = withheld. */
export const nullableScore = score100.nullable();
