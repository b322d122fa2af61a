import type { ReadEssay } from './essay.ts';
import { readEssay, type ReadingOptions } from './read-essay.ts';
import { ownDictionary } from './spelling/own-dictionary.ts';

/** Reads an essay as readEssay does, and its spelling with the engine's own dictionary. For Node. */
export const readWithDictionary = (
  text: string,
  question: string | null,
  options: ReadingOptions = {},
): ReadEssay => readEssay(text, question, { dictionary: ownDictionary(), ...options });
