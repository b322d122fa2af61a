import type { SentenceSource } from '../essay.ts';
import { readSentence } from '../layers/sentence-source.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { GRAMMAR_RULES } from './all-rules.ts';
import { withRightArticle } from './a-or-an.ts';
import { finderOf } from './rule-finder.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { isBadlyMended } from './mended-sentence.ts';
import { makesRarePair } from './rare-pair.ts';
import { taggedSentence, type TaggedSentence } from './tagged-sentence.ts';

/** UTF-16 units searched in one sentence. A longer sentence is a page without full stops. */
const MAX_SEARCHED_UNITS = 2_000;

/** What a rule would correct in a sentence. `start` counts from the start of the sentence. */
export interface Correction {
  rule: GrammarRule;
  start: number;
  words: string;
  replacement: string;
  reason: string;
}

const FINDERS = GRAMMAR_RULES.map((rule) => ({ rule, find: finderOf(rule) }));

const allIn = (sentence: TaggedSentence): Correction[] =>
  FINDERS.flatMap(({ rule, find }) =>
    find(sentence).flatMap(({ start, words, replacement, because }): Correction[] => {
      const mended = withRightArticle(replacement);
      // What begins a sentence gets its capital with the correction.
      const right = start === 0 ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
      if (right === words) return [];
      return [{ rule, start, words, replacement: right, reason: because }];
    }),
  );

/** 'Straight-A students', 'grade A students': here 'A' is no article. */
const hasLetterA = ({ start, words }: Correction, { text }: SentenceSource): boolean =>
  /^A\b/.test(words) &&
  /(?:-|\b(?:grade|level|type|vitamin|plan|class|with an?|straight) )$/i.test(text.slice(0, start));

/** Whether the corrected words hardly ever stand beside their neighbours, or leave a wrong sentence. Commas, capitals and doubled words change none. */
const isHarmful = (correction: Correction, source: SentenceSource): boolean => {
  const { rule, start, words, replacement } = correction;
  if (rule.changesNoWord) return false;
  const edit = { start, end: start + words.length, replacement };
  return (
    hasLetterA(correction, source) ||
    makesRarePair(source.text, edit) ||
    isBadlyMended(source, edit)
  );
};

/** Fewest words of a sentence in capitals. A shorter one is an abbreviation or a name. */
const SHOUTED_WORDS = 4;

/** A sentence in capitals as it is written in small letters, for the tagger and the rules; null if it is not in capitals. */
const inSmallLetters = ({ text, words }: SentenceSource): SentenceSource | null => {
  if (words.length < SHOUTED_WORDS || /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return null;
  const small = text.toLowerCase().replace(/\p{Ll}/u, (first) => first.toUpperCase());
  return small.length === text.length ? readSentence(small) : null;
};

/** The corrections in a sentence, whatever stands around it; where two overlap, the earlier one is worth more. */
export const correctionsIn = memoizeByKey((source: SentenceSource): readonly Correction[] => {
  const small = inSmallLetters(source);
  if (small)
    return correctionsIn(small).flatMap((one) => {
      const words = source.text.slice(one.start, one.start + one.words.length);
      const replacement = one.replacement.toUpperCase();
      return replacement === words ? [] : [{ ...one, words, replacement }];
    });
  const searched =
    source.text.length > MAX_SEARCHED_UNITS
      ? readSentence(source.text.slice(0, MAX_SEARCHED_UNITS))
      : source;
  return allIn(taggedSentence(searched)).filter(
    (one) => one.rule.isOptional || !isHarmful(one, source),
  );
});
