import { fileURLToPath } from 'node:url';
import { launch, type Launched } from './launch.ts';

/** Absolute path of a service's main.ts. */
export const mainOf = (service: string): string =>
  fileURLToPath(new URL(`../../../services/${service}/src/main.ts`, import.meta.url));

/** Settings with rate limits so high that no test reaches them by accident. */
export const GENEROUS_LIMITS = {
  RATE_LIMIT_REGISTER: '10000/1',
  RATE_LIMIT_LOGIN: '10000/1',
  RATE_LIMIT_START: '10000/1',
  RATE_LIMIT_UPLOAD: '10000/1',
  RATE_LIMIT_OTHER: '100000/1',
};

/** The running product: its addresses, and its processes by name. */
export interface Product {
  /** Address of the first gateway. */
  url: string;
  /** Address of every gateway. */
  urls: readonly string[];
  processes: Map<string, Launched>;
  /** How long the start took, in ms. */
  readyMs: number;
  /** Stops every process and waits until all have ended. @default SIGTERM */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Sends every process the signal and waits until all have ended. */
export const stopAll = async (
  processes: ReadonlyMap<string, Launched>,
  signal: NodeJS.Signals,
): Promise<void> => {
  await Promise.all([...processes.values()].map((one) => one.stop(signal)));
};

/** What tests run without: loading the grammar checker takes three seconds of processor time in every product. */
export const WITHOUT_CHECKER = { GRAMMAR: 'off' };

/**
 * Starts the whole product in one process, as `make start` does, on a free port; without the grammar checker, unless
 * `env` has `GRAMMAR: 'on'`.
 */
export const launchStandalone = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> => {
  const running = await launch(mainOf('standalone'), {
    env: {
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      ...GENEROUS_LIMITS,
      ...WITHOUT_CHECKER,
      ...env,
    },
    ready: /^Argument Intelligence is ready on /,
  });
  const processes = new Map([['standalone', running]]);
  const url = (/http:\S+/.exec(running.ready) ?? [''])[0];
  return {
    url,
    urls: [url],
    processes,
    readyMs: running.readyMs,
    stop: (signal = 'SIGTERM') => stopAll(processes, signal),
  };
};
