import type { Server } from 'node:http';
import type { AggregateSchema } from '@argint/aggregate-store';
import type { SecurityFinding } from '@argint/contracts';
import type { Config, ConfigShape } from './config.ts';
import type { ServedHandlers } from './grpc/grpc-server.ts';
import type { ServiceContext } from './service-context.ts';

/** What a composition root returns. Every part is optional. */
export interface ServiceParts {
  grpc?: ServedHandlers;
  /** An HTTP server, which will listen on PORT. */
  http?: Server;
  /** What the service finds out about its own security, besides what every service does. */
  securityChecks?: () => Promise<SecurityFinding[]>;
  /** Starts subscriptions and sweepers, when all services of the process listen. */
  start?: () => Promise<void>;
  /** Stops taking new work, and waits for running work. */
  drain?: () => Promise<void>;
  /** Closes what was opened. */
  stop?: () => Promise<void>;
}

/** What every service defines: its name, its settings and its composition root. */
export interface ServiceModule<S extends ConfigShape = ConfigShape, Name extends string = string> {
  name: Name;
  /** Its own settings, in addition to `commonConfig`. */
  config: S;
  /** A method, not a function property: TypeScript then accepts a list of services with different settings. */
  create(context: ServiceContext<Config<S>, Name>): Promise<ServiceParts> | ServiceParts;
  /** Every aggregate of its store. `main.ts --migrate` creates their collections and indexes. @default none */
  aggregates?: readonly AggregateSchema[];
  /** Services it calls at `<SERVICE>_ADDRESS`. Without these addresses it does not start. */
  calls?: readonly string[];
  /**
   * Whether the service can do nothing useful without the event bus. Only then are the bus and its subscriptions part
   * of its readiness: other services keep answering, and their outboxes hold events until the bus is back. @default false
   */
  needsBus?: boolean;
  /**
   * Services reached by HTTP whose gRPC it calls as well, at `<SERVICE>_GRPC_ADDRESS`. Without these addresses it does
   * not start. @default none
   */
  callsByGrpc?: readonly string[];
  /** Which port `<SERVICE>_ADDRESS` names. @default 'grpc' */
  address?: 'grpc' | 'http';
}

/** Defines a service with its name and the types of its settings. */
export const defineService = <const S extends ConfigShape, const Name extends string>(
  module: ServiceModule<S, Name>,
): ServiceModule<S, Name> => module;
