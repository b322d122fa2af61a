import { join } from 'node:path';
import { TEST_CALLER_SECRET } from './caller-secret.ts';
import { freePort } from './free-port.ts';
import { launch, type Launched } from './launch.ts';
import { GENEROUS_LIMITS, mainOf, stopAll, WITHOUT_CHECKER, type Product } from './product.ts';

/** The services that run in processes of their own, from their own main.ts. */
export const SEVEN = [
  'auth',
  'essay',
  'analysis-orchestrator',
  'profile-billing',
  'ai-chunk-worker',
  'notification',
  'api-gateway',
] as const;
export type SevenName = (typeof SEVEN)[number];

/** The first replica of a service has the service's name, the second ends in `/2`, and so on. */
export type ReplicaName = SevenName | `${SevenName}/${number}`;

type Settings = Record<string, string>;

export interface SevenOptions {
  /** Processes per service. @default 1 */
  replicas?: number;
  /** Settings of every process. */
  env?: Settings;
  /** Extra settings of single replicas until their first restart. */
  firstLife?: Partial<Record<ReplicaName, Settings>>;
}

export interface Seven extends Product {
  processes: Map<ReplicaName, Launched>;
  /** Host and port at which the first replica of each service answers gRPC. */
  addresses: Record<SevenName, string>;
  /** Hosts and ports at which all replicas of each service answer gRPC, comma-separated. */
  allAddresses: Record<SevenName, string>;
  /** Stops one replica and restarts it at the same address, with `settings` until its next restart. */
  restart: (replica: ReplicaName, signal: NodeJS.Signals, settings?: Settings) => Promise<void>;
}

interface Replica {
  name: ReplicaName;
  service: SevenName;
  /** Counts from 0 within the service. */
  index: number;
  grpc: number;
  http: number;
}

/** The service that a replica belongs to. */
export const serviceOf = (replica: ReplicaName): SevenName => replica.split('/')[0] as SevenName;

const planReplicas = async (replicas: number): Promise<Replica[]> => {
  const planned: Replica[] = [];
  for (const service of SEVEN)
    for (let index = 0; index < replicas; index += 1)
      planned.push({
        name: index === 0 ? service : `${service}/${index + 1}`,
        service,
        index,
        grpc: await freePort(),
        http: await freePort(),
      });
  return planned;
};

/**
 * The `<SERVICE>_ADDRESS` and `<SERVICE>_GRPC_ADDRESS` settings of one replica. gRPC calls go to all replicas of a service in turn. The sockets
 * of a gateway go to the notification replica with the same index.
 */
const addressesFor = (replicas: readonly Replica[], caller: Replica): Settings =>
  Object.fromEntries(
    SEVEN.flatMap((service) => {
      const own = replicas.filter((one) => one.service === service);
      const name = service.toUpperCase().replaceAll('-', '_');
      const list = (ports: number[]): string => ports.map((port) => `127.0.0.1:${port}`).join(',');
      const grpc = list(own.map((one) => one.grpc));
      if (service !== 'notification') return [[`${name}_ADDRESS`, grpc]];
      const beside = own.filter(({ index }) => index === caller.index);
      return [
        [`${name}_ADDRESS`, list(beside.map(({ http }) => http))],
        [`${name}_GRPC_ADDRESS`, grpc],
      ];
    }),
  );

const startReplica = (
  replica: Replica,
  replicas: readonly Replica[],
  dataDir: string,
  settings: Settings,
): Promise<Launched> =>
  launch(mainOf(replica.service), {
    env: {
      ...addressesFor(replicas, replica),
      ...GENEROUS_LIMITS,
      ...WITHOUT_CHECKER,
      DATA_DIR: join(dataDir, replica.service),
      BUS_FILE: join(dataDir, 'bus.sqlite'),
      GRPC_PORT: String(replica.grpc),
      PORT: String(replica.http),
      METRICS_PORT: '0',
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      CALLER_SECRET: TEST_CALLER_SECRET,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    ready: new RegExp(`^${replica.service} ready `),
  });

/**
 * Starts the product with `replicas` processes per service, without the grammar checker. Replicas of one service share
 * a data folder; all processes share the bus file.
 *
 * @throws LaunchError when a process does not start
 */
export const launchSeven = async (dataDir: string, options: SevenOptions = {}): Promise<Seven> => {
  const { replicas: count = 1, env = {}, firstLife = {} } = options;
  const begun = performance.now();
  const replicas = await planReplicas(count);
  const processes = new Map<ReplicaName, Launched>();
  const start = async (replica: Replica, settings: Settings = {}): Promise<void> => {
    processes.set(
      replica.name,
      await startReplica(replica, replicas, dataDir, { ...env, ...settings }),
    );
  };
  const starts = await Promise.allSettled(
    replicas.map((replica) => start(replica, firstLife[replica.name])),
  );
  const failed = starts.find((one) => one.status === 'rejected');
  if (failed) {
    await stopAll(processes, 'SIGKILL');
    throw failed.reason;
  }
  const urls = replicas
    .filter(({ service }) => service === 'api-gateway')
    .map(({ http }) => `http://127.0.0.1:${http}`);
  return {
    url: urls[0] ?? '',
    urls,
    addresses: Object.fromEntries(
      replicas
        .filter(({ index }) => index === 0)
        .map(({ service, grpc }) => [service, `127.0.0.1:${grpc}`]),
    ) as Record<SevenName, string>,
    allAddresses: Object.fromEntries(
      SEVEN.map((name) => [
        name,
        replicas
          .filter(({ service }) => service === name)
          .map(({ grpc }) => `127.0.0.1:${grpc}`)
          .join(),
      ]),
    ) as Record<SevenName, string>,
    processes,
    readyMs: performance.now() - begun,
    stop: (signal = 'SIGTERM') => stopAll(processes, signal),
    restart: async (name, signal, settings) => {
      const replica = replicas.find((one) => one.name === name);
      if (!replica) throw new Error(`no replica is called ${name}`);
      await processes.get(name)?.stop(signal);
      await start(replica, settings);
    },
  };
};
