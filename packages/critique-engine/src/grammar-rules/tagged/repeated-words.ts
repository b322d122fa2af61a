import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

/** Two words said twice can be meant ('again and again and'), three hardly. */
const FEWEST = 3;
const MOST = 12;

/** Whether `length` words come twice in a row from `at` on, with nothing but blanks between them. */
const comesTwice = (sentence: TaggedSentence, at: number, length: number): boolean => {
  for (let i = 0; i < length; i++) {
    if (sentence.word(at + i) !== sentence.word(at + length + i)) return false;
    if (sentence.gap(at + length + i).trim() !== '') return false;
    if (i > 0 && sentence.gap(at + i).trim() !== '') return false;
  }
  return true;
};

/** 'more parks for the town more parks for the town': the same words are copied twice. */
export const REPEATED_WORDS: TaggedRule = {
  id: 'repeated-words',
  kind: 'typing',
  find: (sentence) => {
    let seenTo = 0;
    return matchesIn(sentence, (at) => {
      if (at < seenTo) return null;
      const longest = Math.min(MOST, Math.floor((sentence.length - at) / 2));
      for (let length = longest; length >= FEWEST; length--) {
        if (!comesTwice(sentence, at, length)) continue;
        seenTo = at + 2 * length;
        return {
          first: at,
          last: at + 2 * length - 1,
          replacement: writtenFrom(sentence, at, at + length - 1),
          reason: `the same ${length} words stand there twice`,
        };
      }
      return null;
    });
  },
  severity: 3,
  confidence: 0.9,
};
