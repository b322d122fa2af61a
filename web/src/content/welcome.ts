import type { TextKey } from '../lib/i18n/text.ts';

/** The benefits of the welcome dialog, in the wording of the specification. */
export const welcomeBenefits = [
  'Detailed line-by-line feedback',
  'Improving critical thinking',
] as const satisfies readonly TextKey[];

/** The third benefit: the owner's claim, shown with MARKETING_CLAIMS=on, and what stands in its place otherwise. */
export const claimedBenefit: TextKey = 'Academic-grade AI analysis';
export const plainBenefit: TextKey = 'Comparing your drafts';
