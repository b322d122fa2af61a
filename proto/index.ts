import { fileURLToPath } from 'node:url';
import { loadPackageDefinition, type GrpcObject, type ServiceDefinition } from '@grpc/grpc-js';
import { loadSync, type MethodDefinition, type MethodOptions } from '@grpc/proto-loader';
import type { AnalysisOrchestratorServiceDefinition } from './generated/argint/analysis_orchestrator/v1/AnalysisOrchestratorService.ts';
import type { AuthServiceDefinition } from './generated/argint/auth/v1/AuthService.ts';
import type { OperationsServiceDefinition } from './generated/argint/operations/v1/OperationsService.ts';
import type { EssayServiceDefinition } from './generated/argint/essay/v1/EssayService.ts';
import type { ProfileBillingServiceDefinition } from './generated/argint/profile_billing/v1/ProfileBillingService.ts';
import type { HealthDefinition } from './generated/grpc/health/v1/Health.ts';

export type { CritiqueState__Output as CritiqueStateOutput } from './generated/argint/essay/v1/CritiqueState.ts';
export type { Entitlement__Output as EntitlementMessage } from './generated/argint/profile_billing/v1/Entitlement.ts';
export type { Payment__Output as PaymentMessage } from './generated/argint/profile_billing/v1/Payment.ts';
export type { Subscription__Output as SubscriptionMessage } from './generated/argint/profile_billing/v1/Subscription.ts';
export type {
  Essay as EssayMessage,
  Essay__Output as EssayOutput,
} from './generated/argint/essay/v1/Essay.ts';
export type { GetEssayResponse__Output as GetEssayOutput } from './generated/argint/essay/v1/GetEssayResponse.ts';
export type { PendingEssay__Output as PendingEssayMessage } from './generated/argint/essay/v1/PendingEssay.ts';
export type { Identity__Output as IdentityMessage } from './generated/argint/auth/v1/Identity.ts';
export type {
  Job as JobMessage,
  Job__Output as JobOutput,
} from './generated/argint/analysis_orchestrator/v1/Job.ts';
export type { Profile__Output as ProfileMessage } from './generated/argint/profile_billing/v1/Profile.ts';
export type { Session__Output as SessionMessage } from './generated/argint/auth/v1/Session.ts';
export type {
  Suggestion as SuggestionMessage,
  Suggestion__Output as SuggestionOutput,
} from './generated/argint/essay/v1/Suggestion.ts';
export type { StoredResult__Output as StoredResultMessage } from './generated/argint/essay/v1/StoredResult.ts';

/** Every gRPC service by the name its callers use. */
export interface GrpcServices {
  auth: AuthServiceDefinition;
  'profile-billing': ProfileBillingServiceDefinition;
  essay: EssayServiceDefinition;
  'analysis-orchestrator': AnalysisOrchestratorServiceDefinition;
  operations: OperationsServiceDefinition;
  health: HealthDefinition;
}
export type GrpcServiceName = keyof GrpcServices;

const sources: Record<GrpcServiceName, { file: string; path: string }> = {
  auth: { file: 'argint/auth/v1/auth.proto', path: 'argint.auth.v1.AuthService' },
  'profile-billing': {
    file: 'argint/profile_billing/v1/profile_billing.proto',
    path: 'argint.profile_billing.v1.ProfileBillingService',
  },
  essay: { file: 'argint/essay/v1/essay.proto', path: 'argint.essay.v1.EssayService' },
  'analysis-orchestrator': {
    file: 'argint/analysis_orchestrator/v1/analysis_orchestrator.proto',
    path: 'argint.analysis_orchestrator.v1.AnalysisOrchestratorService',
  },
  operations: {
    file: 'argint/operations/v1/operations.proto',
    path: 'argint.operations.v1.OperationsService',
  },
  health: { file: 'grpc/health/v1/health.proto', path: 'grpc.health.v1.Health' },
};

type Methods<N extends GrpcServiceName> = GrpcServices[N];
// The generated interfaces have an index signature, which is left out here.
type MethodName<M> = M extends string ? (string extends M ? never : Uncapitalize<M>) : never;

/** The methods of a service for its callers: each returns a promise. Names are in lower camel case. */
export type GrpcClient<N extends GrpcServiceName> = {
  [M in keyof Methods<N> as MethodName<M>]: Methods<N>[M] extends MethodDefinition<
    infer Request,
    infer _R,
    infer _Q,
    infer Response
  >
    ? (request: Request) => Promise<Response>
    : never;
};

/** The methods of a service for its implementation. Absent optional fields are left out of a request. */
export type GrpcHandlers<N extends GrpcServiceName> = {
  [M in keyof Methods<N> as MethodName<M>]: Methods<N>[M] extends MethodDefinition<
    infer _Q,
    infer Response,
    infer Request,
    infer _R
  >
    ? (request: Request) => Promise<Response>
    : never;
};

const loaded = new Map<GrpcServiceName, ServiceDefinition>();

/**
 * The definition of a service, read from its proto file on first use. The flags are the same as those used to
 * generate the types.
 */
export const grpcDefinition = (name: GrpcServiceName): ServiceDefinition => {
  const known = loaded.get(name);
  if (known) return known;
  const { file, path } = sources[name];
  const root = loadPackageDefinition(
    loadSync(file, {
      includeDirs: [fileURLToPath(new URL('.', import.meta.url))],
      longs: Number,
      enums: String,
      defaults: true,
    }),
  );
  const found = path.split('.').reduce<unknown>((at, part) => (at as GrpcObject)[part], root);
  const { service } = found as { service: ServiceDefinition };
  loaded.set(name, service);
  return service;
};

/**
 * The methods of a service, named as in its proto file, that are safe to repeat: those with
 * `option idempotency_level = IDEMPOTENT` or `NO_SIDE_EFFECTS`.
 */
export const repeatableMethods = (name: GrpcServiceName): string[] =>
  Object.entries(grpcDefinition(name))
    .filter(([, method]) => {
      const { options } = method as { options?: Partial<MethodOptions> };
      const level = options?.idempotency_level;
      return level === 'IDEMPOTENT' || level === 'NO_SIDE_EFFECTS';
    })
    .map(([method]) => method);
