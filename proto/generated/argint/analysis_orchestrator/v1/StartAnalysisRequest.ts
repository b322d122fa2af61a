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
  _question?: 'question';
  _idempotencyKey?: 'idempotencyKey';
  _parentEssayId?: 'parentEssayId';
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
}
