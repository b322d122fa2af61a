// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface SetTrainingConsentRequest {
  userId?: string;
  granted?: boolean;
}

export interface SetTrainingConsentRequest__Output {
  userId: string;
  granted: boolean;
}
