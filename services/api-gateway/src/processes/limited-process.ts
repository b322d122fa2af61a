import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

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
  /** After this time its priority is the lowest, in ms. @default 1000 */
  slowMs?: number;
  /** More output is cut. */
  maxBytes: number;
  signal: AbortSignal;
}

/** What a process wrote, and its exit code; null when it was killed. */
export interface ProcessOutcome {
  output: Buffer;
  exitCode: number | null;
}

/** After this time a process counts as slow, in ms. Most files take less. */
const SLOW_MS = 1_000;

/** Lets every other process run first, so that a file which burns its time gets no more than what is left over. */
const giveWay = (pid: number): void => {
  try {
    // Linux has a priority for each thread, which only a thread that begins later takes over.
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`) : [pid];
    for (const thread of threads) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended in the meantime.
  }
};

/**
 * Runs a script in a fresh process without rights, keys or environment. A slow one gives way to every other. Resolves
 * with its output when it ends, for whatever reason.
 */
export const runInProcess = (run: ProcessRun): Promise<ProcessOutcome> =>
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
    const slow = setTimeout(() => child.pid && giveWay(child.pid), run.slowMs ?? SLOW_MS);
    child.once('close', (exitCode) => {
      clearTimeout(slow);
      resolve({ output: Buffer.concat(output), exitCode });
    });
    child.stdin.end(run.input);
  });
