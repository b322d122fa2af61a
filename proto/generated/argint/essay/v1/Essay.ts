// Original file: proto/argint/essay/v1/essay.proto

export interface Essay {
  essayId?: string;
  userId?: string;
  title?: string;
  question?: string;
  /**
   * Whole text, or its first characters in a list.
   */
  content?: string;
  wordCount?: number;
  createdAt?: string;
  updatedAt?: string;
  /**
   * Absent = kept for good.
   */
  retainUntil?: string;
  _question?: 'question';
  _retainUntil?: 'retainUntil';
}

export interface Essay__Output {
  essayId: string;
  userId: string;
  title: string;
  question?: string;
  /**
   * Whole text, or its first characters in a list.
   */
  content: string;
  wordCount: number;
  createdAt: string;
  updatedAt: string;
  /**
   * Absent = kept for good.
   */
  retainUntil?: string;
  _question?: 'question';
  _retainUntil?: 'retainUntil';
}
