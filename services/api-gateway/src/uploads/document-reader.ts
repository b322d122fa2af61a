import { fileURLToPath } from 'node:url';
import { ESSAY_MAX_CHARS } from '@argint/contracts';
import type { Owner } from '../http/fair-places.ts';
import { createFairTurns } from '../processes/fair-turns.ts';
import { runInProcess, type ProcessOutcome } from '../processes/limited-process.ts';
import type { ReadOutcome } from './read-outcome.ts';
import { createSlowOwners } from './slow-owners.ts';

export interface ReaderOptions {
  /** Files that are read at once. */
  atOnce: number;
  /** Most memory of one reading process, in MB. */
  memoryMb: number;
  /** Most processor time to read one file, in ms. The slowest good file that we know takes 1,000. @default 8000 */
  cpuMs?: number;
  /** Longest time to read one file where the processor is busy, in ms. @default 30000 */
  limitMs?: number;
  /** Longest time a file waits for its turn, in ms. @default 20000 */
  waitMs?: number;
  /** Milliseconds that never go back. @default performance.now */
  now?: () => number;
}

/** Reads uploaded files, each in a process of its own. */
export interface DocumentReader {
  /**
   * @param extension of the file's name, with its dot
   * @param owner who takes turns with others
   * @param signal aborted when nobody waits for the text any more
   * @throws AppError UPLOADS_BUSY when it would wait too long; RATE_LIMITED when its owner has too many waiting or
   * sent a file a moment ago that took all its time
   */
  read(bytes: Buffer, extension: string, owner: Owner, signal: AbortSignal): Promise<ReadOutcome>;
}

/** Most bytes of an answer: the longest text, with room for escapes. More is cut, and does not parse. */
const ANSWER_MAX_BYTES = 12 * ESSAY_MAX_CHARS;

const SCRIPT = fileURLToPath(new URL('./read-process.ts', import.meta.url));

const outcomeOf = ({ output, exitCode }: ProcessOutcome): ReadOutcome => {
  try {
    return JSON.parse(output.toString()) as ReadOutcome;
  } catch {
    // It was ended from outside for its time, or it ended itself for its memory or crashed.
    return { fault: exitCode === null ? 'too-slow' : 'too-complex' };
  }
};

/**
 * Reads files in processes without rights, keys or environment, so that a hostile file costs a bounded time and
 * memory and learns nothing. A fresh process for each file: nothing of one student's file is there for the next.
 */
export const createDocumentReader = (options: ReaderOptions): DocumentReader => {
  const { atOnce, memoryMb, cpuMs = 8_000, limitMs = 30_000, waitMs = 20_000 } = options;
  const inTurn = createFairTurns({ atOnce, waitMs, code: 'UPLOADS_BUSY' });
  const slowOwners = createSlowOwners(options.now ?? (() => performance.now()));
  return {
    read: async (bytes, extension, owner, signal) => {
      slowOwners.refuse(owner.user);
      const read = async (): Promise<ReadOutcome> => {
        slowOwners.refuse(owner.user);
        const outcome = outcomeOf(
          await runInProcess({
            command: [SCRIPT, extension, String(memoryMb), String(cpuMs)],
            input: bytes,
            limitMs,
            maxBytes: ANSWER_MAX_BYTES,
            signal,
          }),
        );
        if ('fault' in outcome && outcome.fault === 'too-slow') slowOwners.add(owner.user);
        return outcome;
      };
      return inTurn(owner, read, signal);
    },
  };
};
