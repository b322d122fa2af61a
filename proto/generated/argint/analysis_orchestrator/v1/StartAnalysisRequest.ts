// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface StartAnalysisRequest {
  userId?: string;
  text?: string;
  question?: string;
  /**
   * simple, hybrid or comprehensive.
   */
  analysisType?: string;
  idempotencyKey?: string;
  /**
   * Makes the text the next draft of that essay.
   */
  parentEssayId?: string;
  /**
   * The student's marking criteria.
   */
  rubric?: string;
  _question?: 'question';
  _idempotencyKey?: 'idempotencyKey';
  _parentEssayId?: 'parentEssayId';
  _rubric?: 'rubric';
}

export interface StartAnalysisRequest__Output {
  userId: string;
  text: string;
  question?: string;
  /**
   * simple, hybrid or comprehensive.
   */
  analysisType: string;
  idempotencyKey?: string;
  /**
   * Makes the text the next draft of that essay.
   */
  parentEssayId?: string;
  /**
   * The student's marking criteria.
   */
  rubric?: string;
}
