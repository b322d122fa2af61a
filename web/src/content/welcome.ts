/** The three benefits of the welcome dialog, in the wording of the specification. */
export const welcomeBenefits = [
  'Detailed line-by-line feedback',
  'Improving critical thinking',
  'Academic-grade AI analysis',
] as const;
