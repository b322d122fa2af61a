// Original file: proto/argint/essay/v1/essay.proto

export interface KeepPendingEssayRequest {
  userId?: string;
  /**
   * Id of the order.
   */
  transactionId?: string;
  text?: string;
  question?: string;
  _question?: 'question';
}

export interface KeepPendingEssayRequest__Output {
  userId: string;
  /**
   * Id of the order.
   */
  transactionId: string;
  text: string;
  question?: string;
}
