import type { TextKey } from '../lib/i18n/text.ts';

/** The three benefits of the welcome dialog, in the wording of the specification. */
export const welcomeBenefits = [
  'Detailed line-by-line feedback',
  'Improving critical thinking',
  'Academic-grade AI analysis',
] as const satisfies readonly TextKey[];
