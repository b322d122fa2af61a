import type { FullLanguage } from '@argint/contracts';
import type { AiUseWords } from './ai-use-words.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** The sentences in each language that has them. */
export const AI_USE_WORDS: Readonly<Record<FullLanguage, AiUseWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
