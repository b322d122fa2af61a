// Original file: proto/argint/essay/v1/essay.proto

export interface Essay {
  essayId?: string;
  userId?: string;
  title?: string;
  question?: string;
  /**
   * The whole text; in a list its first characters.
   */
  content?: string;
  wordCount?: number;
  createdAt?: string;
  updatedAt?: string;
  /**
   * ISO 8601. Absent when the essay is kept for good.
   */
  retainUntil?: string;
  /**
   * The draft that this one was written from. Absent for a first draft.
   */
  parentEssayId?: string;
  /**
   * Id of the first draft.
   */
  groupId?: string;
  /**
   * 1 for the first draft.
   */
  draftNumber?: number;
  /**
   * The student's marking criteria. Absent without them and in lists.
   */
  rubric?: string;
  /**
   * From 0 to 100, of the newest completed analysis. Absent without a score.
   */
  overallScore?: number;
  /**
   * The kind of text that the student named, else the one that the newest completed analysis found:
   * a TextKind of contracts. Absent without both.
   */
  textKind?: string;
  _question?: 'question';
  _retainUntil?: 'retainUntil';
  _parentEssayId?: 'parentEssayId';
  _rubric?: 'rubric';
  _overallScore?: 'overallScore';
  _textKind?: 'textKind';
}

export interface Essay__Output {
  essayId: string;
  userId: string;
  title: string;
  question?: string;
  /**
   * The whole text; in a list its first characters.
   */
  content: string;
  wordCount: number;
  createdAt: string;
  updatedAt: string;
  /**
   * ISO 8601. Absent when the essay is kept for good.
   */
  retainUntil?: string;
  /**
   * The draft that this one was written from. Absent for a first draft.
   */
  parentEssayId?: string;
  /**
   * Id of the first draft.
   */
  groupId: string;
  /**
   * 1 for the first draft.
   */
  draftNumber: number;
  /**
   * The student's marking criteria. Absent without them and in lists.
   */
  rubric?: string;
  /**
   * From 0 to 100, of the newest completed analysis. Absent without a score.
   */
  overallScore?: number;
  /**
   * The kind of text that the student named, else the one that the newest completed analysis found:
   * a TextKind of contracts. Absent without both.
   */
  textKind?: string;
}
