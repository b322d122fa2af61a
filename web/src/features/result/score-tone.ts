/** At least 70 green, at least 50 orange, else red (D1 §9); the number stands beside the colour. */
export const scoreTone = (score: number): 'tone-good' | 'tone-fair' | 'tone-poor' =>
  score >= 70 ? 'tone-good' : score >= 50 ? 'tone-fair' : 'tone-poor';
