import { parentPort, workerData } from 'node:worker_threads';
import { DOCUMENT_MAX_CHARS } from '@argint/contracts/limits';
import { DocumentFault, readDocument } from '@argint/critique-engine/documents';
import type { ReadOutcome } from './read-outcome.ts';

// Runs in a thread of the process that read-process.ts starts. Any other error ends the thread.
const { bytes, extension } = workerData as { bytes: Uint8Array; extension: string };

const read = async (): Promise<ReadOutcome> => {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const document = await readDocument(file, extension, { guessEncoding: true });
    // One character too many says that it is too long. All of them would be more than an answer may be.
    return { ...document, text: document.text.slice(0, DOCUMENT_MAX_CHARS + 1) };
  } catch (error) {
    if (error instanceof DocumentFault) return { fault: error.reason };
    throw error;
  }
};

parentPort?.postMessage(await read());
