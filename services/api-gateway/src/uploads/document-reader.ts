import { fileURLToPath } from 'node:url';
import { ESSAY_MAX_CHARS } from '@argint/contracts';
import { createTurns, runInProcess } from '../processes/limited-process.ts';
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

/** Most bytes of an answer: the longest text, with room for escapes. More is cut, and does not parse. */
const ANSWER_MAX_BYTES = 12 * ESSAY_MAX_CHARS;

const SCRIPT = fileURLToPath(new URL('./read-process.ts', import.meta.url));

const parsed = (json: string): ReadOutcome => {
  try {
    return JSON.parse(json) as ReadOutcome;
  } catch {
    // It was ended for its memory or its time, or it crashed.
    return { fault: 'too-complex' };
  }
};

/**
 * Reads files in processes without rights, keys or environment, so that a hostile file costs a bounded time and
 * memory and learns nothing. A fresh process for each file: nothing of one student's file is there for the next.
 */
export const createDocumentReader = (options: ReaderOptions): DocumentReader => {
  const { atOnce, memoryMb, limitMs = 30_000, waitMs = 20_000 } = options;
  const inTurn = createTurns({ atOnce, waitMs, code: 'UPLOADS_BUSY' });
  return {
    read: (bytes, extension, signal) =>
      inTurn(async () => {
        const { output } = await runInProcess({
          command: [SCRIPT, extension, String(memoryMb)],
          input: bytes,
          limitMs,
          maxBytes: ANSWER_MAX_BYTES,
          signal,
        });
        return parsed(output.toString());
      }, signal),
  };
};
