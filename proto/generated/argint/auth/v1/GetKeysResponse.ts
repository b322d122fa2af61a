// Original file: proto/argint/auth/v1/auth.proto

export interface GetKeysResponse {
  /**
   * JSON Web Key Set (RFC 7517).
   */
  jwksJson?: string;
}

export interface GetKeysResponse__Output {
  /**
   * JSON Web Key Set (RFC 7517).
   */
  jwksJson: string;
}
