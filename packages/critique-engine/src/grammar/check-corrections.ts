import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { makesNewSlip } from '../grammar-rules/new-slip.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { unknownWords } from '../layers/pos-tagger.ts';

/** A correction that somebody else proposes: what to write in the place of the words at a span. */
export interface ProposedCorrection extends Span {
  replacement: string;
}

/** Longest words that are taken out or put in, in words: a longer change is a new sentence. */
const MOST_WORDS = 6;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** Whether a change touches the letters of a name: a word with a capital inside a sentence that no dictionary has. */
const changesName = (sentence: Sentence, text: string, one: ProposedCorrection): boolean => {
  const kept = new Set(wordsIn(one.replacement).map((word) => word.toLowerCase()));
  return wordsIn(text.slice(one.start, one.end)).some((word) => {
    const at = text.indexOf(word, one.start);
    const isInside = sentence.words.some(({ start }) => start < at);
    const lower = word.toLowerCase();
    return (
      isInside && /^\p{Lu}/u.test(word) && !kept.has(lower) && unknownWords([lower]).has(lower)
    );
  });
};

/**
 * Which of the corrections may be shown: those inside one sentence of the writer's own prose, outside quotations,
 * citations and headings, that change little, change no name, and leave a sentence in which no own rule sees a new slip.
 * In their order; never throws.
 */
export const checkCorrections = (
  essay: ReadEssay,
  corrections: readonly ProposedCorrection[],
): boolean[] =>
  corrections.map((one) => {
    const { start, end, replacement } = one;
    const sentence = essay.sentences.find((s) => s.start <= start && end <= s.end);
    if (!sentence || isForeign(essay, one)) return false;
    const words = essay.text.slice(start, end);
    if (words === replacement) return false;
    // Behind an invisible character the words that were read stand elsewhere than the words that were sent.
    if (words !== essay.original.slice(start, end).replace(/\s/g, ' ')) return false;
    if (Math.max(wordsIn(words).length, wordsIn(replacement).length) > MOST_WORDS) return false;
    if (changesName(sentence, essay.text, one)) return false;
    const edit = { start: start - sentence.start, end: end - sentence.start, replacement };
    return !makesNewSlip(sentence.source, edit);
  });
