// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface SetTrainingConsentResponse {
  training?: boolean;
  historyJson?: string;
}

export interface SetTrainingConsentResponse__Output {
  training: boolean;
  historyJson: string;
}
