import { spawn } from 'node:child_process';
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
  /** More output is cut. */
  maxBytes: number;
  signal: AbortSignal;
}

/** What a process wrote, and its exit code; null when it was killed. */
export interface ProcessOutcome {
  output: Buffer;
  exitCode: number | null;
}

/**
 * Runs a script in a fresh process without rights, keys or environment. Resolves with its output when it ends, for
 * whatever reason.
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
    child.once('close', (exitCode) => resolve({ output: Buffer.concat(output), exitCode }));
    child.stdin.end(run.input);
  });
