/** At least 70 green, at least 50 orange, else red (D1 §9). Always show the number too. */
export const scoreTone = (score: number): 'tone-good' | 'tone-fair' | 'tone-poor' =>
  score >= 70 ? 'tone-good' : score >= 50 ? 'tone-fair' : 'tone-poor';
