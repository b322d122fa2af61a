import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Milliseconds a program gets to print its ready line. */
const READY_MS = 30_000;

export interface Launched {
  pid: number;
  /** The line that matched. */
  ready: string;
  /** Milliseconds from start to the ready line. */
  readyMs: number;
  /** Sends the signal and waits for the end; answers the exit code, null when a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** What it wrote to standard error so far. */
  stderr: () => string;
  /** Resolves when it ends, however. */
  exited: Promise<number | null>;
  /** Whether it has ended. */
  hasExited: () => boolean;
  /** Whether SIGKILL ended it. */
  killed: () => boolean;
}

/** Thrown when the program ends before it is ready; holds what it said. */
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

/** Runs a TypeScript program with this Node and nothing of this environment but PATH; resolves at its ready line. */
export const launch = async (
  program: string,
  options: { env: Record<string, string>; ready: RegExp; args?: string[] },
): Promise<Launched> => {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, ...(options.args ?? [])],
    {
      env: { PATH: process.env['PATH'] ?? '', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-100_000);
  });
  const exited = endOf(child);
  const lines = createInterface({ input: child.stdout });
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
