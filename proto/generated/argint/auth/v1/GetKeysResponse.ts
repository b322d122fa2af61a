// Original file: proto/argint/auth/v1/auth.proto

export interface GetKeysResponse {
  /**
   * RFC 7517 JSON Web Key Set.
   */
  jwksJson?: string;
}

export interface GetKeysResponse__Output {
  /**
   * RFC 7517 JSON Web Key Set.
   */
  jwksJson: string;
}
