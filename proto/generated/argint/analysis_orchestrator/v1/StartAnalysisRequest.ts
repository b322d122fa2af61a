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
  /**
   * The kind of text, where the student named it: a TextKind of contracts.
   */
  textKind?: string;
  /**
   * Whether a language model reads the essay, as the page has said before the start.
   */
  readByModel?: boolean;
  _question?: 'question';
  _idempotencyKey?: 'idempotencyKey';
  _parentEssayId?: 'parentEssayId';
  _rubric?: 'rubric';
  _textKind?: 'textKind';
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
  /**
   * The kind of text, where the student named it: a TextKind of contracts.
   */
  textKind?: string;
  /**
   * Whether a language model reads the essay, as the page has said before the start.
   */
  readByModel: boolean;
}
