/** The door for a Web Worker: reads a text while it is being written. Imports nothing of Node. */
export { createLiveReader } from './live/live-reader.ts';
export type { LiveEssayReading, LiveReader } from './live/live-reader.ts';
export { readDictionary, withOwnWords, type Dictionary } from './spelling/dictionary.ts';
