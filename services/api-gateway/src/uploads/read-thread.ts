import { parentPort, workerData } from 'node:worker_threads';
import { DocumentFault, readDocument } from '@argint/critique-engine/documents';
import type { ReadOutcome } from './read-outcome.ts';

// Runs in a thread of the process that read-process.ts starts. Any other error ends the thread.
const { bytes, extension } = workerData as { bytes: Uint8Array; extension: string };

const read = async (): Promise<ReadOutcome> => {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await readDocument(file, extension, { guessEncoding: true });
  } catch (error) {
    if (error instanceof DocumentFault) return { fault: error.reason };
    throw error;
  }
};

parentPort?.postMessage(await read());
