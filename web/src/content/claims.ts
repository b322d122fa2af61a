/**
 * Marketing claims on the landing page. `figures` are shown with MARKETING_CLAIMS=on only, because the owner must be able
 * to support them. Edit a line to change it on the page, or empty it to remove it. Our own measured figures are on another
 * page.
 */
export const claims = {
  figures: ['99.9% accuracy', '50k+ essays analyzed', 'University trusted'] as readonly string[],
  origin: 'Proudly South African',
  trial: '2 free analyses · no card',
} as const;
