/** At least 70 green, at least 50 orange, else red (D1 §9). Always show the number too. */
export const scoreTone = (score: number): 'tone-good' | 'tone-fair' | 'tone-poor' =>
  score >= 70 ? 'tone-good' : score >= 50 ? 'tone-fair' : 'tone-poor';

/** At least 0.8 green, at least 0.5 orange, else red (D1 §9). Always show the number too. */
export const balanceTone = (balance: number): ReturnType<typeof scoreTone> =>
  balance >= 0.8 ? 'tone-good' : balance >= 0.5 ? 'tone-fair' : 'tone-poor';
