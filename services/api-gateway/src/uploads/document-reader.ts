import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSemaphore, QueueFullError } from '@argint/concurrency';
import { AppError, ESSAY_MAX_CHARS } from '@argint/contracts';
import type { ReadOutcome } from './read-outcome.ts';

export interface ReaderOptions {
  /** Files that are read at once. */
  atOnce: number;
  /** Most memory of one reading process, in MB. */
  memoryMb: number;
  /** Longest time to read one file, in ms. @default 30000 */
  limitMs?: number;
  /** Longest time a file waits for its turn, in ms. @default 20000 */
  waitMs?: number;
}

/** Reads uploaded files, each in a process of its own. */
export interface DocumentReader {
  /**
   * @param extension of the file's name, with its dot
   * @param signal aborted when nobody waits for the text any more
   * @throws AppError UPLOADS_BUSY when it would wait too long
   */
  read(bytes: Buffer, extension: string, signal: AbortSignal): Promise<ReadOutcome>;
}

/** Files that may wait for their turn. */
const MAX_QUEUED = 64;
/** When somebody who was refused may come again, in seconds. */
const RETRY_SECONDS = 5;
/** Most bytes of an answer: the longest text, with room for escapes. More is cut, and does not parse. */
const ANSWER_MAX_BYTES = 12 * ESSAY_MAX_CHARS;

const SCRIPT = fileURLToPath(new URL('./read-process.ts', import.meta.url));
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The process reads our code and its packages and nothing else; it writes nothing and starts no other process. */
const PERMISSIONS = [
  '--permission',
  '--allow-worker',
  ...['./', '../../../../packages/', '../../../../node_modules/'].map(
    (path) => `--allow-fs-read=${folder(path)}`,
  ),
];

const parsed = (json: string): ReadOutcome => {
  try {
    return JSON.parse(json) as ReadOutcome;
  } catch {
    // It was ended for its memory or its time, or it crashed.
    return { fault: 'too-complex' };
  }
};

const readInProcess = (
  bytes: Buffer,
  extension: string,
  { memoryMb, limitMs, signal }: { memoryMb: number; limitMs: number; signal: AbortSignal },
): Promise<ReadOutcome> =>
  new Promise((resolve, reject) => {
    const args = [...PERMISSIONS, SCRIPT, extension, String(memoryMb)];
    const child = spawn(process.execPath, args, {
      // Nothing of ours: keys and addresses are in the environment.
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
      signal,
    });
    const answer: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= ANSWER_MAX_BYTES) answer.push(chunk);
    });
    // A process that ended before it had the whole file.
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', () => resolve(parsed(Buffer.concat(answer).toString())));
    child.stdin.end(bytes);
  });

/**
 * Reads files in processes without rights, keys or environment, so that a hostile file costs a bounded time and
 * memory and learns nothing. A fresh process for each file: nothing of one student's file is there for the next.
 */
export const createDocumentReader = (options: ReaderOptions): DocumentReader => {
  const { atOnce, memoryMb, limitMs = 30_000, waitMs = 20_000 } = options;
  const inTurn = createSemaphore({ concurrency: atOnce, maxQueued: MAX_QUEUED });
  const busy = (): AppError =>
    new AppError('UPLOADS_BUSY', undefined, { details: { retryAfterSeconds: RETRY_SECONDS } });
  return {
    read: async (bytes, extension, signal) => {
      const waited = AbortSignal.timeout(waitMs);
      let started = false;
      try {
        return await inTurn(
          () => {
            started = true;
            return readInProcess(bytes, extension, { memoryMb, limitMs, signal });
          },
          { signal: AbortSignal.any([signal, waited]) },
        );
      } catch (error) {
        const isLate = waited.aborted && !started && !signal.aborted;
        throw error instanceof QueueFullError || isLate ? busy() : error;
      }
    },
  };
};
