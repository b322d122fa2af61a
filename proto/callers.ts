import type { GrpcClient, GrpcServiceName } from './index.ts';

/** Everything that calls a service: the services themselves, and `admin`, the operator's command line. */
export type GrpcCaller =
  | 'admin'
  | 'ai-chunk-worker'
  | 'analysis-orchestrator'
  | 'api-gateway'
  | 'notification'
  | 'profile-billing';

/** The services whose methods are not open to everybody. */
export type GuardedService = Exclude<GrpcServiceName, 'health'>;

type CallerTable = {
  readonly [N in GuardedService]: {
    readonly [M in keyof GrpcClient<N>]: readonly GrpcCaller[];
  };
};

/**
 * Who may call which method of which service. A method without a row does not compile, and an empty list means
 * nobody. The health protocol is open to every caller. Methods that take a client's network address (`login`)
 * belong to api-gateway alone, because it is the only one that sees the connection.
 */
export const CALLER_TABLE = {
  auth: {
    register: ['api-gateway'],
    login: ['api-gateway'],
    refresh: ['api-gateway'],
    logout: ['api-gateway'],
    verifyAccount: ['api-gateway'],
    getUser: ['api-gateway', 'profile-billing'],
    updateIdentity: ['api-gateway'],
    changePassword: ['api-gateway'],
    requestPasswordReset: ['api-gateway'],
    getPasswordReset: ['profile-billing'],
    getEmailChange: ['profile-billing'],
    resetPassword: ['api-gateway'],
    requestEmailVerification: ['api-gateway'],
    getEmailVerification: ['profile-billing'],
    verifyEmail: ['api-gateway'],
    listSessions: ['api-gateway'],
    endOwnSessions: ['api-gateway'],
    deleteAccount: ['api-gateway'],
    endSessions: ['admin'],
    findByEmail: ['admin'],
    getKeys: ['api-gateway', 'notification', 'admin'],
    listRevoked: ['api-gateway', 'notification'],
    rotateKeys: ['admin'],
    moveToMasterKey: ['admin'],
  },
  'profile-billing': {
    ensureEntitlement: ['api-gateway'],
    getProfile: ['api-gateway'],
    updateProfile: ['api-gateway'],
    getConsents: ['api-gateway'],
    setTrainingConsent: ['api-gateway'],
    exportUser: ['api-gateway'],
    checkAccess: ['api-gateway', 'analysis-orchestrator', 'admin'],
    grant: ['admin'],
    reserveCredit: ['analysis-orchestrator'],
    commitCredit: ['analysis-orchestrator'],
    releaseCredit: ['analysis-orchestrator'],
    getSubscription: ['api-gateway'],
    setAutoRenew: ['api-gateway'],
    createOrder: ['api-gateway'],
    getOrder: ['api-gateway'],
    listPayments: ['api-gateway', 'admin'],
    receiveNotice: ['api-gateway'],
    refundPayment: ['admin'],
    beginOperatorAction: ['admin'],
    endOperatorAction: ['admin'],
    listOperatorActions: ['admin'],
  },
  essay: {
    createEssay: ['analysis-orchestrator'],
    getEssay: ['api-gateway'],
    listEssays: ['api-gateway'],
    renameEssay: ['api-gateway'],
    deleteEssay: ['api-gateway', 'analysis-orchestrator'],
    decideCritique: ['api-gateway'],
    compareDrafts: ['api-gateway'],
    listSuggestions: ['api-gateway'],
    completeSuggestion: ['api-gateway'],
    getProgress: ['api-gateway'],
    keepPendingEssay: ['api-gateway'],
    getPendingEssay: ['api-gateway'],
    dropPendingEssay: ['api-gateway'],
    readText: ['ai-chunk-worker', 'analysis-orchestrator'],
    saveFindings: ['ai-chunk-worker'],
    keepAnswer: ['ai-chunk-worker'],
    findAnswer: ['ai-chunk-worker'],
    readFindings: ['analysis-orchestrator'],
    saveResult: ['analysis-orchestrator'],
    removeFindings: ['analysis-orchestrator'],
    getResult: ['analysis-orchestrator'],
    moveToMasterKey: ['admin'],
    rotateDataKeys: ['admin'],
  },
  'analysis-orchestrator': {
    startAnalysis: ['api-gateway'],
    getState: ['api-gateway', 'notification', 'profile-billing'],
    listJobs: ['api-gateway'],
    listJobsOfEssays: ['api-gateway'],
    cancelJob: ['api-gateway'],
    getEstimates: ['api-gateway'],
  },
  operations: {
    listQueues: ['admin'],
    listRepeatedTasks: ['admin'],
    runRepeatedTask: ['admin'],
    getOutbox: ['admin'],
    runSecurityChecks: ['api-gateway', 'admin'],
    listDeadLetters: ['admin'],
    getDeadLetter: ['admin'],
    replayDeadLetter: ['admin'],
    dropDeadLetter: ['admin'],
  },
} as const satisfies CallerTable;

type MethodsFor<C extends string, Rows> = {
  [M in keyof Rows]: Rows[M] extends readonly (infer Caller)[]
    ? C extends Caller
      ? M
      : never
    : never;
}[keyof Rows];

/**
 * The methods of a service that one caller may call; all of them where the service is open to everybody. A call that
 * the table refuses does not compile.
 */
export type AllowedClient<C extends string, N extends GrpcServiceName> = N extends GuardedService
  ? Pick<GrpcClient<N>, MethodsFor<C, (typeof CALLER_TABLE)[N]> & keyof GrpcClient<N>>
  : GrpcClient<N>;

const rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = CALLER_TABLE;

/** Who may call a method, named as in the proto file (`GetUser`). Nobody, where the table has no row. */
export const callersOf = (service: string, method: string): readonly string[] => {
  const name = method.charAt(0).toLowerCase() + method.slice(1);
  const row = Object.hasOwn(rows, service) ? rows[service] : undefined;
  return row && Object.hasOwn(row, name) ? (row[name] ?? []) : [];
};
