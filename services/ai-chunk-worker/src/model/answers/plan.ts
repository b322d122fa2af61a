import { TEXT_KINDS } from '@argint/contracts';
import { z } from 'zod';
import { plainText } from './plain-text.ts';

/** Longest part of a plan, in characters. */
const PART_CHARS = 240;
const MOST_CLAIMS = 8;
const MOST_REASONS = 4;
const part = z.string().transform((text) => plainText(text, PART_CHARS));

/**
 * How the model understands the essay. It is asked for before anything else, because remarks that follow from a plan
 * are better than remarks that come first. No student sees it.
 */
export const planSchema = z.object({
  textKind: z.enum(TEXT_KINDS).describe('What kind of text this is'),
  thesis: part.describe('The position of the essay, in one sentence; empty where there is none'),
  claims: z
    .array(
      z.object({
        claim: part.describe('A claim that the position rests on'),
        reasons: z
          .array(part)
          .transform((all) => all.slice(0, MOST_REASONS))
          .describe('What the essay gives for it; an empty list where it gives nothing'),
      }),
    )
    .transform((all) => all.slice(0, MOST_CLAIMS)),
  otherSide: part.describe('What the essay says against itself, and whether it answers that'),
  conclusion: part.describe('What the essay has shown in the end'),
});
export type Plan = z.infer<typeof planSchema>;

/** A plan in lines, for another prompt. */
export const planWords = ({ textKind, thesis, claims, otherSide, conclusion }: Plan): string =>
  [
    `Kind of text: ${textKind}`,
    `Position: ${thesis || 'none'}`,
    ...claims.flatMap(({ claim, reasons }) => [
      `Claim: ${claim}`,
      ...(reasons.length === 0 ? ['  no reason given'] : reasons.map((why) => `  reason: ${why}`)),
    ]),
    `Other side: ${otherSide || 'not heard'}`,
    `Conclusion: ${conclusion || 'none'}`,
  ].join('\n');
