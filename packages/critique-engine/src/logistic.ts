/** The logistic function: a weighted sum of signs as a chance between 0 and 1. */
export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));
