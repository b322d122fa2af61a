import { z } from 'zod';
import { TEXT_KINDS } from '../text-kind.ts';

/** What kind of text the essay was judged as. It decides which critiques are made at all. */
export const textKindReadingSchema = z.object({
  kind: z.enum(TEXT_KINDS),
  /** From 0 to 1; 1 where the student named the kind. Below 0.5 only the language is criticised. */
  certainty: z.number().min(0).max(1),
});
export type TextKindReading = z.infer<typeof textKindReadingSchema>;
