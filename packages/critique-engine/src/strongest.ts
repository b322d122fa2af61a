import type { LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';

/**
 * Keeps the CRITIQUES_MAX strongest critiques of a stretch, in their order. A result holds no more, and all the
 * critiques of a long essay would not fit into the gRPC message in which its findings are read.
 */
export const strongest = (critiques: LineCritique[]): LineCritique[] => {
  if (critiques.length <= CRITIQUES_MAX) return critiques;
  const weight = ({ severity, confidence }: LineCritique): number => severity * confidence;
  const kept = new Set(critiques.toSorted((a, b) => weight(b) - weight(a)).slice(0, CRITIQUES_MAX));
  return critiques.filter((critique) => kept.has(critique));
};
