import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A JSON file that is written while it is read, so that no large one is held in memory. */
export class Download {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;

  constructor(fileName: string, chunks: AsyncIterable<string>) {
    this.fileName = fileName;
    this.chunks = chunks;
  }
}

/** Sends a download. Ends the connection where it fails half-way, so that nobody takes the part for the whole. */
export const sendDownload = async (
  res: Response,
  { fileName, chunks }: Download,
): Promise<void> => {
  res.type('application/json');
  res.setHeader('content-disposition', `attachment; filename="${fileName}"`);
  // The guards of a request and the pipeline together listen more often than Node expects of one response.
  res.setMaxListeners(20);
  await pipeline(Readable.from(chunks), res).catch(() => res.destroy());
};
