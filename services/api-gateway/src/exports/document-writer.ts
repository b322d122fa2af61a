import { fileURLToPath } from 'node:url';
import type { Owner } from '../http/fair-places.ts';
import { busyError, createFairTurns } from '../processes/fair-turns.ts';
import { runInProcess } from '../processes/limited-process.ts';
import type { DocumentJob } from './document-job.ts';

export interface WriterOptions {
  /** Files that are made at once. */
  atOnce: number;
  /** Most heap of one process, in MB. */
  memoryMb: number;
  /** Longest time to make one file, in ms. @default 60000 */
  limitMs?: number;
  /** Longest time a file waits for its turn, in ms. @default 20000 */
  waitMs?: number;
}

/** Makes PDF and Word files, each in a process of its own. */
export interface DocumentWriter {
  /**
   * @param owner who takes turns with others
   * @param signal aborted when nobody waits for the file any more
   * @throws AppError EXPORTS_BUSY when it would wait too long or could not be made; RATE_LIMITED when its owner has
   * too many waiting
   */
  write(job: DocumentJob, owner: Owner, signal: AbortSignal): Promise<Buffer>;
}

/** Most bytes of a file. The longest essay makes less than a tenth of it. */
const FILE_MAX_BYTES = 50 * 1024 * 1024;

const SCRIPT = fileURLToPath(new URL('./write-process.ts', import.meta.url));

/**
 * Makes files in processes with limits, so that a huge essay neither blocks the gateway nor takes its memory. The
 * libraries that make them are loaded there and nowhere else.
 */
export const createDocumentWriter = (options: WriterOptions): DocumentWriter => {
  const { atOnce, memoryMb, limitMs = 60_000, waitMs = 20_000 } = options;
  const inTurn = createFairTurns({ atOnce, waitMs, code: 'EXPORTS_BUSY' });
  return {
    write: (job, owner, signal) =>
      inTurn(
        owner,
        async () => {
          const { output, exitCode } = await runInProcess({
            command: [SCRIPT],
            nodeOptions: [`--max-old-space-size=${memoryMb}`],
            input: Buffer.from(JSON.stringify(job)),
            limitMs,
            maxBytes: FILE_MAX_BYTES,
            signal,
          });
          if (exitCode !== 0 || output.length === 0) throw busyError('EXPORTS_BUSY');
          return output;
        },
        signal,
      ),
  };
};
