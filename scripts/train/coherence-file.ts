import type { CoherenceCoefficients } from './train-coherence.ts';

const grouped = (weights: ReadonlyMap<string, number>): Record<string, string> => {
  const groups = new Map<string, string[]>();
  for (const [sign, weight] of weights) {
    const [group = '', name = ''] = sign.split(':');
    groups.set(group, [...(groups.get(group) ?? []), `${name} ${weight}`]);
  }
  return Object.fromEntries([...groups].map(([group, entries]) => [group, entries.join(', ')]));
};

/** The source file that holds the weights of the coherence model, not yet formatted. */
export const coherenceFile = (
  { texts, pairs, weights }: CoherenceCoefficients,
  date: string,
): string => `/**
 * Weights of the signs of coherence. Made on ${date} by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): ${texts} texts, each against shuffles of its own body, ${pairs} pairs. The texts are our own and
 * have the licence of this project.
 */
export const COHERENCE_COEFFICIENTS = {
  /** The weight of each sign, by group. */
  weights: ${JSON.stringify(grouped(weights))},
} as const;
`;
