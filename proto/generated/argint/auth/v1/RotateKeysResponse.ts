// Original file: proto/argint/auth/v1/auth.proto

export interface RotateKeysResponse {
  /**
   * The key that signs now.
   */
  kid?: string;
  retiredKid?: string;
  /**
   * ISO 8601: until then tokens of the retired key are taken.
   */
  retiredUntil?: string;
}

export interface RotateKeysResponse__Output {
  /**
   * The key that signs now.
   */
  kid: string;
  retiredKid: string;
  /**
   * ISO 8601: until then tokens of the retired key are taken.
   */
  retiredUntil: string;
}
