// Original file: /work/main/proto/argint/essay/v1/essay.proto

export interface Essay {
  essayId?: string;
  userId?: string;
  title?: string;
  question?: string;
  content?: string;
  wordCount?: number;
  createdAt?: string;
  updatedAt?: string;
  retainUntil?: string;
  _question?: 'question';
  _retainUntil?: 'retainUntil';
}

export interface Essay__Output {
  essayId: string;
  userId: string;
  title: string;
  question?: string;
  content: string;
  wordCount: number;
  createdAt: string;
  updatedAt: string;
  retainUntil?: string;
  _question?: 'question';
  _retainUntil?: 'retainUntil';
}
