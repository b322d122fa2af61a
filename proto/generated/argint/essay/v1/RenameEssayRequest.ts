// Original file: proto/argint/essay/v1/essay.proto

export interface RenameEssayRequest {
  essayId?: string;
  userId?: string;
  /**
   * 1 to 80 UTF-16 units on one line.
   */
  title?: string;
}

export interface RenameEssayRequest__Output {
  essayId: string;
  userId: string;
  /**
   * 1 to 80 UTF-16 units on one line.
   */
  title: string;
}
