// Original file: proto/argint/essay/v1/essay.proto

export interface MoveToMasterKeyResponse {
  /**
   * Id of the current master key, which reveals nothing of it.
   */
  masterKeyId?: string;
  /**
   * Previous master keys that are set.
   */
  previousKeys?: number;
  /**
   * Keys that a previous master key still protects.
   */
  waiting?: number;
}

export interface MoveToMasterKeyResponse__Output {
  /**
   * Id of the current master key, which reveals nothing of it.
   */
  masterKeyId: string;
  /**
   * Previous master keys that are set.
   */
  previousKeys: number;
  /**
   * Keys that a previous master key still protects.
   */
  waiting: number;
}
