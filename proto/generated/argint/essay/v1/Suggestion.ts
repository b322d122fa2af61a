// Original file: proto/argint/essay/v1/essay.proto

export interface Suggestion {
  suggestionId?: string;
  /**
   * Id of the job whose result it comes from.
   */
  analysisId?: string;
  /**
   * A name of a score.
   */
  category?: string;
  title?: string;
  description?: string;
  /**
   * high, medium or low.
   */
  priority?: string;
  isCompleted?: boolean;
  createdAt?: string;
}

export interface Suggestion__Output {
  suggestionId: string;
  /**
   * Id of the job whose result it comes from.
   */
  analysisId: string;
  /**
   * A name of a score.
   */
  category: string;
  title: string;
  description: string;
  /**
   * high, medium or low.
   */
  priority: string;
  isCompleted: boolean;
  createdAt: string;
}
