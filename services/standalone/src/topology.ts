import { aiChunkWorker } from '@argint/ai-chunk-worker';
import { analysisOrchestrator } from '@argint/analysis-orchestrator';
import { apiGateway } from '@argint/api-gateway';
import { auth } from '@argint/auth';
import { essay } from '@argint/essay';
import { notification } from '@argint/notification';
import { profileBilling } from '@argint/profile-billing';
import type { Environment, ServiceModule } from '@argint/service-kit';

/** Every service. Those reached by HTTP come before the one that reaches them. */
export const topology: readonly ServiceModule[] = [
  auth, //                 who somebody is                      -> users.*, auth.sessions.revoked
  profileBilling, //       plans, credits and mails             <- users.*, analysis.jobs.completed   asks the orchestrator about old holds
  essay, //                every text, findings, results        -> essays.deleted     <- users.deleted
  analysisOrchestrator, // jobs: start, follow, finish          -> analysis.tasks.requested, analysis.jobs.*   calls profile-billing, essay
  aiChunkWorker, //        does the tasks                       <- analysis.tasks.requested -> .completed, .failed   calls essay
  notification, //         sockets                              <- analysis.jobs.*, billing.*, auth.*           calls auth, orchestrator
  apiGateway, //           the only door                        calls all
];

/** The gateway is told of the Gemini model; the key itself is the worker's alone. It reads LLM_BASE_URL itself. */
export const modelName = (environment: Environment): Environment => {
  const hasKey = Boolean(environment['GEMINI_API_KEY'] || environment['GEMINI_API_KEY_FILE']);
  return hasKey ? { MODEL_NAME: environment['GEMINI_MODEL'] || 'Gemini' } : {};
};

/** The gateway is told how mails leave; the address of the server is profile-billing's alone. */
export const mailMode = (environment: Environment): Environment =>
  environment['SMTP_URL'] || environment['SMTP_URL_FILE'] ? { MAIL_MODE: 'smtp' } : {};

/** Where browsers reach the product on this machine, for the links in mails; left to the default for any free port. */
const publicUrl = (port: number): Environment =>
  port === 0 ? {} : { PUBLIC_URL: `http://localhost:${port}` };

/**
 * In one process each service gets free loopback ports. Only the gateway's HTTP port is the product's own.
 *
 * @param own.PUBLIC_URL as set for the product, if it is
 */
export const privatePorts = (own: {
  PORT: number;
  HOST: string;
  PUBLIC_URL?: string | undefined;
}): Record<string, Environment> => {
  const hidden = { HOST: '127.0.0.1', GRPC_HOST: '127.0.0.1', GRPC_PORT: '0', PORT: '0' };
  return {
    ...Object.fromEntries(topology.map(({ name }) => [name, hidden])),
    'profile-billing': { ...hidden, ...(own.PUBLIC_URL ? {} : publicUrl(own.PORT)) },
    'api-gateway': { ...hidden, HOST: own.HOST, PORT: String(own.PORT) },
  };
};
