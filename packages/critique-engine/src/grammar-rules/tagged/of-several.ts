import { unknownWords } from '../../layers/pos-tagger.ts';
import { SURE_THIRDS } from '../../lexicon/common-verbs.ts';
import { pluralOf } from '../../lexicon/nouns.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

const COUNTS = new Set(
  'one two three four five six seven eight nine ten many several few each both'.split(' '),
);
const DETERMINERS = new Set('the my our your their his her these those'.split(' '));
/** Nouns for many that have no s, and what cannot be counted. */
const NO_PLURAL =
  /^(?:clergy|gang|cast|flock|herd|elite|congregation|opposition|rank|folk|staff|information|advice|furniture|equipment|evidence|knowledge|work|homework|research|money|time|day|kind|left|living|being|[a-z]+(?:ring|ting|sing|king|cing|ling|ding|ping|ming|ning|ving|ying))$/;
const THIRD = new RegExp(`^(?:${SURE_THIRDS}|lives|works|helps)$`);

/** Whether the noun ends its phrase: not in 'one of the main road accidents'. */
const endsPhrase = (sentence: TaggedSentence, noun: number): boolean => {
  if (sentence.gap(noun + 1) !== ' ') return !/[-–]/.test(sentence.gap(noun + 1));
  const next = sentence.tag(noun + 1);
  return !['NOUN', 'ADJ', 'PROPN', 'NUM'].includes(next) || THIRD.test(sentence.word(noun + 1));
};

const pluralFor = (sentence: TaggedSentence, at: number): TaggedMatch | null => {
  if (!COUNTS.has(sentence.word(at)) || sentence.word(at + 1) !== 'of') return null;
  if (!DETERMINERS.has(sentence.word(at + 2))) return null;
  let noun = at + 3;
  while (noun < at + 6 && (sentence.tag(noun) === 'ADJ' || sentence.word(noun) === 'most')) noun++;
  const word = sentence.word(noun);
  if (sentence.tag(noun) !== 'NOUN' || numberOf(word) !== 'one' || NO_PLURAL.test(word))
    return null;
  if (unknownWords([word]).size > 0 || !endsPhrase(sentence, noun)) return null;
  for (let word = at + 1; word <= noun; word++) if (sentence.gap(word) !== ' ') return null;
  const plural = pluralOf(word);
  return {
    first: at,
    last: noun,
    replacement: `${writtenFrom(sentence, at, noun - 1)} ${plural}`,
    reason:
      sentence.word(at) === 'one' ? `it is one of several ${plural}` : 'more than one is meant',
  };
};

/** 'One of the reason', 'two of the boy': some of several, and the noun in the singular. */
export const OF_SEVERAL: TaggedRule = {
  id: 'one-of',
  kind: 'number',
  find: (sentence) => matchesIn(sentence, (at) => pluralFor(sentence, at)),
  severity: 2,
  confidence: 0.85,
};

/** 'This rules are old': 'this' before a plural that is the subject, or that follows a preposition. */
export const THIS_PLURAL: TaggedRule = {
  id: 'this-plural',
  kind: 'number',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (sentence.word(at) !== 'this' || sentence.tag(at) !== 'DET') return null;
      const noun = at + 1;
      const word = sentence.word(noun);
      if (sentence.gap(noun) !== ' ' || sentence.tag(noun) !== 'NOUN') return null;
      if (numberOf(word) !== 'many' || !word.endsWith('s')) return null;
      // 'This helps', 'this year’s': only before a verb for many is it a noun for certain.
      if (!/^(?:are|were|have|do|don't|aren't|weren't)$/.test(sentence.word(noun + 1))) return null;
      if (sentence.gap(noun + 1) !== ' ') return null;
      return {
        first: at,
        last: noun,
        replacement: `${/^T/.test(sentence.written(at)) ? 'These' : 'these'} ${sentence.written(noun)}`,
        reason: '“this” means one',
      };
    }),
  severity: 2,
  confidence: 0.8,
};
