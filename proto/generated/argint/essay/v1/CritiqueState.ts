// Original file: proto/argint/essay/v1/essay.proto

export interface CritiqueState {
  critiqueId?: string;
  /**
   * open, resolved, intended or not useful.
   */
  state?: string;
  reason?: string;
  /**
   * Taken over from the draft before.
   */
  carried?: boolean;
  _reason?: 'reason';
}

export interface CritiqueState__Output {
  critiqueId: string;
  /**
   * open, resolved, intended or not useful.
   */
  state: string;
  reason?: string;
  /**
   * Taken over from the draft before.
   */
  carried: boolean;
}
