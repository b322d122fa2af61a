import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** How long a program may take to print its ready line, in ms. */
const READY_MS = 60_000;

/** A running program. */
export interface Launched {
  pid: number;
  /** The ready line that it printed. */
  ready: string;
  /** Milliseconds from start to the ready line. */
  readyMs: number;
  /** Sends a signal and resolves with the exit code, or null when a signal ended it. @default SIGTERM */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** The last 100,000 characters that it wrote to standard error. */
  stderr: () => string;
  /** Resolves with the exit code when it ends, or null when a signal ended it. Never rejects. */
  exited: Promise<number | null>;
  /** Whether it has ended. */
  hasExited: () => boolean;
  /** Whether SIGKILL ended it. */
  killed: () => boolean;
}

/** The program ended before it was ready. Has its exit code and its standard error. */
export class LaunchError extends Error {
  readonly exitCode: number | null;
  readonly stderr: string;

  constructor(exitCode: number | null, stderr: string) {
    super(`ended with ${exitCode} before it was ready: ${stderr.slice(-2_000)}`);
    this.name = 'LaunchError';
    this.exitCode = exitCode;
    this.stderr = stderr;
  }
}

const endOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

/** As `make start` has it: without it, each start strips the types of every file anew. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

const FAILPOINTS = new URL('../../service-kit/src/testing/failpoints/register.ts', import.meta.url)
  .href;

/** Arguments for Node. Production code has no failpoints, so an extra import loads them. */
const nodeArguments = (env: Record<string, string>): string[] => [
  '--disable-warning=ExperimentalWarning',
  ...(Object.keys(env).some((name) => name.startsWith('FAILPOINT'))
    ? ['--import', FAILPOINTS]
    : []),
];

/**
 * Runs a TypeScript program with this Node and resolves when it prints a line that matches `ready`. Its
 * environment is `env`, PATH and the folder of compiled code.
 *
 * @throws LaunchError when it ends, or is not ready after 60 s
 */
export const launch = async (
  program: string,
  options: {
    env: Record<string, string>;
    ready: RegExp;
    args?: string[];
    /** Gets each line of its standard output. */
    onLine?: (line: string) => void;
  },
): Promise<Launched> => {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...nodeArguments(options.env), program, ...(options.args ?? [])],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_COMPILE_CACHE: COMPILED,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-100_000);
  });
  const exited = endOf(child);
  const lines = createInterface({ input: child.stdout });
  if (options.onLine) lines.on('line', options.onLine);
  const ready = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new LaunchError(null, `not ready in ${READY_MS} ms; ${errors}`));
    }, READY_MS);
    lines.on('line', (line) => {
      if (!options.ready.test(line)) return;
      clearTimeout(limit);
      resolve(line);
    });
    void exited.then((code) => {
      clearTimeout(limit);
      reject(new LaunchError(code, errors));
    });
  });
  return {
    pid: child.pid ?? 0,
    ready,
    readyMs: performance.now() - begun,
    stderr: () => errors,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    killed: () => child.signalCode === 'SIGKILL',
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
};
