// Original file: proto/argint/essay/v1/essay.proto

export interface CreateEssayRequest {
  essayId?: string;
  userId?: string;
  text?: string;
  question?: string;
  /**
   * Days to keep the essay. Absent: for good.
   */
  historyDays?: number;
  /**
   * Makes this the next draft of that essay.
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
  _question?: 'question';
  _historyDays?: 'historyDays';
  _parentEssayId?: 'parentEssayId';
  _rubric?: 'rubric';
  _textKind?: 'textKind';
}

export interface CreateEssayRequest__Output {
  essayId: string;
  userId: string;
  text: string;
  question?: string;
  /**
   * Days to keep the essay. Absent: for good.
   */
  historyDays?: number;
  /**
   * Makes this the next draft of that essay.
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
}
