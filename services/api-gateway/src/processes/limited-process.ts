import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSemaphore, QueueFullError } from '@argint/concurrency';
import { AppError } from '@argint/contracts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The process reads our code and its packages and nothing else; it writes nothing and starts no other process. */
const PERMISSIONS = [
  '--permission',
  '--allow-worker',
  ...['../', '../../../../packages/', '../../../../node_modules/'].map(
    (path) => `--allow-fs-read=${folder(path)}`,
  ),
];

export interface ProcessRun {
  /** The script, with its arguments. */
  command: readonly [script: string, ...args: string[]];
  /** Options of Node, such as a limit of its heap. */
  nodeOptions?: readonly string[];
  input: Buffer;
  /** Longest time it may take, in ms; then it is killed. */
  limitMs: number;
  /** More output is cut. */
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Runs a script in a fresh process without rights, keys or environment. Resolves with its output when it ends, for
 * whatever reason.
 */
export const runInProcess = (
  run: ProcessRun,
): Promise<{ output: Buffer; exitCode: number | null }> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...PERMISSIONS, ...(run.nodeOptions ?? []), ...run.command],
      {
        // Empty, because our environment has keys and addresses.
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: run.limitMs,
        killSignal: 'SIGKILL',
        signal: run.signal,
      },
    );
    const output: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= run.maxBytes) output.push(chunk);
    });
    // The process may end before it has read its whole input.
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ output: Buffer.concat(output), exitCode }));
    child.stdin.end(run.input);
  });

/** Runs that may wait for their turn. */
const MAX_QUEUED = 64;
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

type BusyCode = 'UPLOADS_BUSY' | 'EXPORTS_BUSY';

/** Refuses a run for now and says when to try again. */
export const busyError = (code: BusyCode): AppError =>
  new AppError(code, undefined, { details: { retryAfterSeconds: RETRY_SECONDS } });

/**
 * Lets a few runs happen at once; the others wait.
 * @param options.code of the error for a run that would wait longer than `waitMs`, or behind too many
 */
export const createTurns = (options: { atOnce: number; waitMs: number; code: BusyCode }) => {
  const { atOnce, waitMs, code } = options;
  const inTurn = createSemaphore({ concurrency: atOnce, maxQueued: MAX_QUEUED });
  return async <T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const waited = AbortSignal.timeout(waitMs);
    let started = false;
    try {
      return await inTurn(
        () => {
          started = true;
          return run();
        },
        { signal: AbortSignal.any([signal, waited]) },
      );
    } catch (error) {
      const isLate = waited.aborted && !started && !signal.aborted;
      throw error instanceof QueueFullError || isLate ? busyError(code) : error;
    }
  };
};
