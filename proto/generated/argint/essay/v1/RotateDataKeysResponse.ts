// Original file: proto/argint/essay/v1/essay.proto

export interface RotateDataKeysResponse {
  /**
   * Number of the latest rotation; 0 when there was none.
   */
  number?: number;
  /**
   * Users with a data key.
   */
  users?: number;
  /**
   * Users who have no new key yet.
   */
  waiting?: number;
  /**
   * Users whose texts are to be looked through now for values of an old key.
   */
  resealing?: number;
  /**
   * Users whose texts were sealed again. Their old key is kept for some minutes.
   */
  keeping?: number;
  /**
   * Steps that this call has done.
   */
  steps?: number;
}

export interface RotateDataKeysResponse__Output {
  /**
   * Number of the latest rotation; 0 when there was none.
   */
  number: number;
  /**
   * Users with a data key.
   */
  users: number;
  /**
   * Users who have no new key yet.
   */
  waiting: number;
  /**
   * Users whose texts are to be looked through now for values of an old key.
   */
  resealing: number;
  /**
   * Users whose texts were sealed again. Their old key is kept for some minutes.
   */
  keeping: number;
  /**
   * Steps that this call has done.
   */
  steps: number;
}
