import type { AnalysisType, Findings, TaskKind, TextKind } from '@argint/contracts';

/** One task to do: the whole text is context, [start, end) in UTF-16 units is what to answer for. */
export interface CritiqueRequest {
  kind: TaskKind;
  /** `simple` never leaves this machine. */
  analysisType: AnalysisType;
  essayId: string;
  /** The owner of the essay. */
  userId: string;
  text: string;
  question: string | null;
  /** The student's marking criteria, for a model; the offline engine does not read them. */
  rubric: string | null;
  /** The kind of text, where the student named it. */
  textKind: TextKind | null;
  start: number;
  end: number;
  /** Milliseconds the answer may take before `signal` gives it up. */
  limitMs: number;
  /** Aborted when the result is no longer needed. The provider should stop its work. */
  signal: AbortSignal;
  /** Is told what was found so far, when there is more of it. Each time all of it. @default nobody is told */
  onProgress?: (sofar: Findings) => void;
}

/** Whoever can critique: the offline engine or a model. */
export interface CritiqueProvider {
  name: string;
  /** Null where there is no model. */
  model: string | null;
  /** Throws AppErrors; those the table calls retriable are tried again. */
  analyse(request: CritiqueRequest): Promise<Findings>;
}
