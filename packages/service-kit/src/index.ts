export {
  createRevocationList,
  type RevocationList,
  type RevokedEntry,
} from './auth/revocation-list.ts';
export {
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type VerifiedToken,
} from './auth/token-claims.ts';
export { createTokenVerifier, type TokenVerifier } from './auth/token-verifier.ts';
export * from './config.ts';
export { prepareDataDir } from './data-dir.ts';
export { grpcIdentity, type GrpcIdentity } from './grpc/callers/grpc-identity.ts';
export type { GrpcServer } from './grpc/grpc-server.ts';
export { createGrpcClient, type ClosableClient } from './grpc/grpc-client.ts';
export {
  keysOf,
  mapKeys,
  masterKeyConfig,
  masterKeysOf,
  type PerMasterKey,
  type MasterKey,
} from './keys/master-keys.ts';
export { limitedBody } from './http/limited-body.ts';
export { llmConfig } from './llm-config.ts';
export type { Logger } from './logger.ts';
export { createLogger } from './logger.ts';
export { registerScrapedGauge } from './metrics/scraped-gauge.ts';
export { createSharedMetrics, type SharedMetrics } from './metrics/shared-metrics.ts';
export { migrateIfAsked } from './migrate-services.ts';
export { runService } from './run-service.ts';
export { runServices, type RunningServices, type RunOptions } from './run-services.ts';
export { runUntilSignal } from './run-until-signal.ts';
export { commonChecks } from './security/common-checks.ts';
export { placeOfHost, type ServerPlace } from './security/own-network.ts';
export type { ServiceContext } from './service-context.ts';
export { defineService, type ServiceModule, type ServiceParts } from './service-module.ts';
export { createProcessClock } from './time/process-clock.ts';
export { CLOCK_SKEW_MS, notLaterThan } from './time/stored-dates.ts';
export {
  inSpan,
  NO_TRACING,
  type Span,
  type SpanAttributes,
  type Tracer,
} from './tracing/tracer.ts';
export {
  acceptTraceparent,
  currentContext,
  newTraceparent,
  runInContext,
  withoutDeadline,
  traceIdOf,
  validTraceparent,
  type TraceContext,
} from './tracing/trace-context.ts';
