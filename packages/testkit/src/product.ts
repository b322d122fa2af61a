import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { launch, type Launched } from './launch.ts';

const mainOf = (service: string): string =>
  fileURLToPath(new URL(`../../../services/${service}/src/main.ts`, import.meta.url));

/** Limits no test meets by accident. */
const GENEROUS = {
  RATE_LIMIT_REGISTER: '10000/1',
  RATE_LIMIT_LOGIN: '10000/1',
  RATE_LIMIT_START: '10000/1',
  RATE_LIMIT_OTHER: '100000/1',
};

/** The product under test: where it is, and its processes by service. */
export interface Product {
  url: string;
  processes: Map<string, Launched>;
  /** Milliseconds until it was ready. */
  readyMs: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const stopAll = async (processes: Map<string, Launched>, signal: NodeJS.Signals): Promise<void> => {
  await Promise.all([...processes.values()].map((one) => one.stop(signal)));
};

/** The whole product in one process, as `make start` runs it, on a free port. */
export const launchStandalone = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> => {
  const running = await launch(mainOf('standalone'), {
    env: { PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, ...GENEROUS, ...env },
    ready: /^Argument Intelligence is ready on /,
  });
  const processes = new Map([['standalone', running]]);
  return {
    url: (/http:\S+/.exec(running.ready) ?? [''])[0],
    processes,
    readyMs: running.readyMs,
    stop: (signal = 'SIGTERM') => stopAll(processes, signal),
  };
};

/** Services in the order their addresses are needed; each has a folder of its own, only the bus file is shared. */
const ORDER = [
  'auth',
  'essay',
  'analysis-orchestrator',
  'profile-billing',
  'ai-chunk-worker',
  'notification',
  'api-gateway',
] as const;
export type SevenName = (typeof ORDER)[number];

const variable = (service: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_ADDRESS`;

export interface Seven extends Product {
  /** Ends one service and starts it again where the others look for it, perhaps with settings for this life alone. */
  restart: (
    service: SevenName,
    signal: NodeJS.Signals,
    extra?: Record<string, string>,
  ) => Promise<void>;
}

/** Seven OS processes, each from its own main.ts, on the given free ports. */
export const launchSeven = async (
  dataDir: string,
  freePort: () => Promise<number>,
  env: Record<string, string> = {},
  /** Settings of one service's first life alone. */
  own: Partial<Record<SevenName, Record<string, string>>> = {},
): Promise<Seven> => {
  const begun = performance.now();
  const grpc = new Map<string, number>();
  const http = new Map<string, number>();
  for (const name of ORDER) grpc.set(name, await freePort());
  for (const name of ['notification', 'api-gateway']) http.set(name, await freePort());
  const addresses = Object.fromEntries(
    ORDER.map((name) => [
      variable(name),
      `127.0.0.1:${name === 'notification' ? http.get(name) : grpc.get(name)}`,
    ]),
  );
  const master = Buffer.alloc(32, 7).toString('base64');
  const start = (name: SevenName, extra: Record<string, string> = {}): Promise<Launched> =>
    launch(mainOf(name), {
      env: {
        ...addresses,
        ...GENEROUS,
        DATA_DIR: join(dataDir, name),
        BUS_FILE: join(dataDir, 'bus.sqlite'),
        GRPC_PORT: String(grpc.get(name)),
        PORT: String(http.get(name) ?? 0),
        METRICS_PORT: '0',
        MASTER_KEY: master,
        LOG_LEVEL: 'warn',
        ...env,
        ...extra,
      },
      ready: new RegExp(`^${name} ready `),
    });
  const processes = new Map<string, Launched>();
  const starts = await Promise.allSettled(
    ORDER.map(async (name) => processes.set(name, await start(name, own[name]))),
  );
  const failed = starts.find((one) => one.status === 'rejected');
  if (failed) {
    await stopAll(processes, 'SIGKILL');
    throw failed.reason;
  }
  return {
    url: `http://127.0.0.1:${http.get('api-gateway')}`,
    processes,
    readyMs: performance.now() - begun,
    stop: (signal = 'SIGTERM') => stopAll(processes, signal),
    restart: async (service, signal, extra) => {
      await processes.get(service)?.stop(signal);
      processes.set(service, await start(service, extra));
    },
  };
};
