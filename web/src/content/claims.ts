/**
 * The owner's claims on the landing page. They are the owner's to support: edit or empty a line
 * here and it changes or goes from the page. Our own measured figures stand elsewhere.
 */
export const claims = {
  figures: ['99.9% accuracy', '50k+ essays analyzed', 'University trusted'] as readonly string[],
  origin: 'Proudly South African',
  trial: '2 free analyses · no card',
} as const;
