import type { Placement } from './grounding/ground-remarks.ts';
import type { ModelFault } from './model-fault.ts';

/** What became of something that the model said of the language. */
export type Corrected = 'shown' | 'doubtful' | 'refused';

/** Is told what the model contributes to each task. Receives no text. */
export interface ModelObserver {
  /** There was no usable answer. */
  fellBack(kind: string, fault: ModelFault): void;
  /** A remark of the model was placed in the essay or dropped. */
  placed(kind: string, placement: Placement): void;
  /** The model judged a remark of the engine. */
  judged(verdict: string): void;
  /** A correction of the model is shown, was not certain, or did not pass the product's own checks. */
  corrected(outcome: Corrected, count: number): void;
}
