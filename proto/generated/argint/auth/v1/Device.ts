// Original file: proto/argint/auth/v1/auth.proto

/**
 * What a session was opened with. Each is empty where it is not known.
 */
export interface Device {
  /**
   * Such as `Firefox`.
   */
  browser?: string;
  /**
   * Such as `Windows`.
   */
  system?: string;
}

/**
 * What a session was opened with. Each is empty where it is not known.
 */
export interface Device__Output {
  /**
   * Such as `Firefox`.
   */
  browser: string;
  /**
   * Such as `Windows`.
   */
  system: string;
}
