import type { Placement } from '../grounding/ground-remarks.ts';
import type { JudgedAs } from '../judge-candidates.ts';

/** Counts what became of the parts of a model's answer. */
export interface Tally {
  placed(placement: Placement): void;
  judged(judged: JudgedAs): void;
}
