// Original file: proto/argint/essay/v1/essay.proto

export interface DecideCritiqueRequest {
  essayId?: string;
  userId?: string;
  critiqueId?: string;
  /**
   * open, resolved, intended or not useful.
   */
  state?: string;
  /**
   * Stored only with the state not useful.
   */
  reason?: string;
  _reason?: 'reason';
}

export interface DecideCritiqueRequest__Output {
  essayId: string;
  userId: string;
  critiqueId: string;
  /**
   * open, resolved, intended or not useful.
   */
  state: string;
  /**
   * Stored only with the state not useful.
   */
  reason?: string;
}
