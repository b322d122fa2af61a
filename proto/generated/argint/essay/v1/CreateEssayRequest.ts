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
  _question?: 'question';
  _historyDays?: 'historyDays';
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
}
