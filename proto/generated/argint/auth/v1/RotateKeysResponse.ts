// Original file: proto/argint/auth/v1/auth.proto

export interface RotateKeysResponse {
  /**
   * Id of the key that signs now.
   */
  kid?: string;
  retiredKid?: string;
  /**
   * ISO 8601 time until which tokens of the retired key are accepted.
   */
  retiredUntil?: string;
}

export interface RotateKeysResponse__Output {
  /**
   * Id of the key that signs now.
   */
  kid: string;
  retiredKid: string;
  /**
   * ISO 8601 time until which tokens of the retired key are accepted.
   */
  retiredUntil: string;
}
