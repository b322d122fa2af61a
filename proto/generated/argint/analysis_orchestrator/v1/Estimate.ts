// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface Estimate {
  /**
   * simple, or hybrid for every other analysis.
   */
  analysisType?: string;
  /**
   * Longest text of the class, in UTF-16 units.
   */
  maxChars?: number;
  /**
   * Median of the newest analyses of the class, rounded up.
   */
  seconds?: number;
}

export interface Estimate__Output {
  /**
   * simple, or hybrid for every other analysis.
   */
  analysisType: string;
  /**
   * Longest text of the class, in UTF-16 units.
   */
  maxChars: number;
  /**
   * Median of the newest analyses of the class, rounded up.
   */
  seconds: number;
}
