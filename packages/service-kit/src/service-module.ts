import type { Server } from 'node:http';
import type { GrpcHandlers, GrpcServiceName } from '@argint/proto';
import type { Config, ConfigShape } from './config.ts';
import type { ServiceContext } from './service-context.ts';

/** What a composition root hands back; every part may be missing. */
export interface ServiceParts {
  grpc?: { [N in GrpcServiceName]?: GrpcHandlers<N> };
  /** A server with a port of its own, PORT. */
  http?: Server;
  /** Subscriptions and sweepers, once everything listens. */
  start?: () => Promise<void>;
  /** Stop taking work; running work may end. */
  drain?: () => Promise<void>;
  /** Release what was opened. */
  stop?: () => Promise<void>;
}

/** A service: the same three things everywhere. */
export interface ServiceModule<S extends ConfigShape = ConfigShape> {
  name: string;
  /** Its own settings, beside the common ones. */
  config: S;
  create: (context: ServiceContext<Config<S>>) => Promise<ServiceParts> | ServiceParts;
  /** Services it reaches at `<SERVICE>_ADDRESS`; missing addresses stop the start, all named at once. */
  calls?: readonly string[];
  /** What `<SERVICE>_ADDRESS` names: the gRPC port (default), or the HTTP port. */
  address?: 'grpc' | 'http';
}

/** Types a module by its settings. */
export const defineService = <const S extends ConfigShape>(
  module: ServiceModule<S>,
): ServiceModule<S> => module;
