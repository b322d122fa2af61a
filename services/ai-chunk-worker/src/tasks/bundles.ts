import type { RequestedChunk } from './task.ts';

/**
 * Puts chunks of one job together that a worker takes at once, in their order: as many as have `maxChars` together.
 * A longer one is alone. A short essay then costs one claim, one read and one call instead of one for each task, and
 * a bundle takes no longer than one task of a long essay.
 */
export const bundlesOf = (
  chunks: readonly RequestedChunk[],
  maxChars: number,
): RequestedChunk[][] => {
  const bundles: RequestedChunk[][] = [];
  let room = 0;
  for (const chunk of chunks) {
    const length = chunk.end - chunk.start;
    const last = bundles.at(-1);
    if (last && length <= room) last.push(chunk);
    else {
      bundles.push([chunk]);
      room = maxChars;
    }
    room -= length;
  }
  return bundles;
};
