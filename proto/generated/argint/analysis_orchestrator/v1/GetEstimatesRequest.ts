// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface GetEstimatesRequest {}

export interface GetEstimatesRequest__Output {}
