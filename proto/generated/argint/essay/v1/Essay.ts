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
  _question?: 'question';
  _retainUntil?: 'retainUntil';
  _parentEssayId?: 'parentEssayId';
  _rubric?: 'rubric';
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
}
