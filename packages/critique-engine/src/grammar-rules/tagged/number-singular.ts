import { pluralOf } from '../plural-of.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const NUMBERS = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty fifty several'.split(
    ' ',
  ),
);
/** Digits from 2 to 60; a larger number is a year, a page or a sum more often than a count. */
const COUNT = /^(?:[2-9]|[1-5]\d|60)$/;
/** Nouns that digits count. With others, digits are often a name, as in '11 grade' or '8 ball'. */
const COUNTED_IN_DIGITS = new Set(
  'year month week day hour minute second student learner teacher person member group reason example drop sample'.split(
    ' ',
  ),
);
/** Units, nouns without a plural in s, and nouns that cannot be counted. */
const NOT_COUNTED = new Set(
  `percent hundred thousand million billion dozen score fish sheep deer aircraft offspring rand euro metre meter
  litre gram pence noon midnight times foot fold plus minus degree celsius information advice homework furniture equipment
  knowledge research evidence water money`.split(/\s+/),
);
/** Words before a number that is a name, or is wrong itself: 'page two', 'grade seven', 'a four scholarship'. */
const NAMED =
  /^(?:a|an|one|or|and|to|of|at|number|page|chapter|grade|day|phase|world|part|level|year|section|table|figure|room|group|type|stage|step|form|class|unit)$/;
/** Whether the noun ends its phrase: not in 'two hour drive', 'two week long', 'three-part'. */
const endsPhrase = (sentence: TaggedSentence, noun: number): boolean => {
  const gap = sentence.gap(noun + 1);
  if (gap !== ' ') return !/[-–]/.test(gap);
  const next = sentence.tag(noun + 1);
  return ['ADP', 'AUX', 'PRON', 'SCONJ'].includes(next);
};

/** 'Three drop of it': a number before a noun in the singular. */
export const NUMBER_SINGULAR: TaggedRule = {
  id: 'number-singular',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const count = sentence.word(at);
      const isDigits = COUNT.test(count);
      if ((!NUMBERS.has(count) && !isDigits) || sentence.gap(at + 1) !== ' ') return null;
      if (NAMED.test(sentence.word(at - 1)) || /[-–:/.$]/.test(sentence.gap(at))) return null;
      // 'Eleven' at the start of a name, such as that of a shop.
      if (!isDigits && at > 0 && /^\p{Lu}/u.test(sentence.written(at))) return null;
      if (isDigits && (at === 0 || ['NOUN', 'PROPN', 'NUM'].includes(sentence.tag(at - 1))))
        return null;
      const noun = sentence.word(at + 1);
      if (isDigits && !COUNTED_IN_DIGITS.has(noun)) return null;
      if (sentence.tag(at + 1) !== 'NOUN' || NOT_COUNTED.has(noun) || noun.length < 4) return null;
      if ((numberOf(noun) !== 'one' && noun !== 'person') || !endsPhrase(sentence, at + 1))
        return null;
      return {
        first: at,
        last: at + 1,
        replacement: `${sentence.written(at)} ${pluralOf(noun)}`,
        reason: `“${count}” means more than one`,
      };
    }),
  severity: 2,
  confidence: 0.8,
};
