import { readFileSync } from 'node:fs';
import { readDictionary, type Dictionary } from './dictionary.ts';

let read: Dictionary | undefined;

/** The dictionary from its file, for Node. It takes some 15 MB; a process reads it once. */
export const ownDictionary = (): Dictionary =>
  (read ??= readDictionary(readFileSync(new URL('./words.txt', import.meta.url), 'utf8')));
