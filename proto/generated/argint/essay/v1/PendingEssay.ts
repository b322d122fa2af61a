// Original file: proto/argint/essay/v1/essay.proto

export interface PendingEssay {
  /**
   * Id of the order.
   */
  transactionId?: string;
  text?: string;
  question?: string;
  createdAt?: string;
  _question?: 'question';
}

export interface PendingEssay__Output {
  /**
   * Id of the order.
   */
  transactionId: string;
  text: string;
  question?: string;
  createdAt: string;
}
