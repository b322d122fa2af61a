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
  _question?: 'question';
  _retainUntil?: 'retainUntil';
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
}
