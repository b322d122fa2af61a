import { COMMON_VERBS } from '../../lexicon/common-verbs.ts';
import { pluralOf } from '../../lexicon/nouns.ts';
import { isBaseForm } from '../../lexicon/verbs.ts';
import { unknownWords } from '../../layers/pos-tagger.ts';
import { numberOf } from './noun-number.ts';
import { found, matchesIn, writtenFrom } from '../tagged-sentence.ts';
import type { Found, TaggedSentence } from '../tagged-sentence.ts';
import { isVerbAlone } from './verb-base.ts';

const NUMBERS = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty fifty several many few various numerous'.split(
    ' ',
  ),
);
/** Words that may stand alone as well, or before what cannot be counted. */
const BEFORE_COUNTED = new Set(['these', 'those', 'both', 'of']);
/** Digits from 2 to 60; a larger number is a year, a page or a sum more often than a count. */
const COUNT = /^(?:[2-9]|[1-5]\d|60)$/;
/** Nouns that are counted more often than not. With others, digits are often a name, as in '11 grade' or '8 ball'. */
const COUNTED = new Set(
  `year month week day hour minute student learner teacher person member group reason example drop sample problem
  advantage disadvantage country place activity book friend child car school job thing sport city animal language
  difference opportunity benefit subject company family idea skill game movie film hobby solution way team parent boy girl
  worker player visitor house shop street village question answer rule event tree dog bird`.split(
    /\s+/,
  ),
);
/** Units, nouns without a plural in s, and nouns that cannot be counted. */
const NOT_COUNTED = new Set(
  `percent hundred thousand million billion dozen score fish sheep deer aircraft offspring rand euro metre meter
  litre gram pence noon midnight times foot fold plus minus degree celsius information advice homework furniture equipment
  knowledge research evidence water money folk time more other stuff work traffic luggage software music weather
  kind type sort technology food feedback experience content mine today tonight yesterday tomorrow`.split(
    /\s+/,
  ),
);
const VERBS = new Set(COMMON_VERBS);
const TIME = /^(?:year|month|week|day|hour|minute)$/;
/** Words before a number that is a name, or is wrong itself: 'page two', 'grade seven', 'a four scholarship'. */
const NAMED =
  /^(?:a|an|one|or|and|to|of|at|number|page|chapter|grade|day|phase|world|part|level|year|section|table|figure|room|group|type|stage|step|form|class|unit)$/;

/** Whether the noun ends its phrase: not in 'two hour drive', 'two week long', 'three-part'. */
const endsPhrase = (sentence: TaggedSentence, noun: number): boolean => {
  const gap = sentence.gap(noun + 1);
  if (gap !== ' ') return !/[-–]/.test(gap);
  const next = sentence.tag(noun + 1);
  if (['ADP', 'AUX', 'PRON', 'SCONJ', 'PART', 'DET'].includes(next)) return true;
  if (/^(?:why|when|where|how|ago|later|before|after)$/.test(sentence.word(noun + 1))) return true;
  if (next === 'CCONJ') return ['DET', 'PRON'].includes(sentence.tag(noun + 2));
  // 'Many school have closed': a verb, and no noun in disguise such as 'drives'.
  if (next === 'VERB' && VERBS.has(sentence.word(noun + 1)) && COUNTED.has(sentence.word(noun)))
    return !TIME.test(sentence.word(noun));
  return (
    next === 'VERB' &&
    !TIME.test(sentence.word(noun)) &&
    /(?:ed|ave|ay|ink|eed|ant|ome|ike|now|go|do)$/.test(sentence.word(noun + 1))
  );
};

/** Whether an adjective stands here: not 'twenty first century'. */
const isAdjective = (sentence: TaggedSentence, at: number): boolean =>
  sentence.tag(at) === 'ADJ' &&
  sentence.gap(at + 1) === ' ' &&
  !/^(?:first|second|third|fourth|fifth|last|next)$/.test(sentence.word(at));

/** Whether a word means more than one here. */
const meansMany = (sentence: TaggedSentence, at: number): boolean => {
  const count = sentence.word(at);
  const before = sentence.word(at - 1);
  if (count === 'of')
    return ['a lot of', 'lots of'].some((lot) =>
      `${sentence.word(at - 2)} ${before} of`.endsWith(lot),
    );
  if (count === 'both') return !/\band\b/.test(sentence.text);
  if (BEFORE_COUNTED.has(count)) return true;
  if (NAMED.test(before) && !['many', 'several', 'few'].includes(count)) return false;
  if (/[-–:/.$]/.test(sentence.gap(at))) return false;
  if (COUNT.test(count)) return at > 0 && !['NOUN', 'PROPN', 'NUM'].includes(sentence.tag(at - 1));
  // 'Eleven' at the start of a name, such as that of a shop.
  return NUMBERS.has(count) && (at === 0 || !/^\p{Lu}/u.test(sentence.written(at)));
};

/** Whether a noun is counted, as far as the word before it leaves it open. */
const isCounted = (sentence: TaggedSentence, at: number, noun: number): boolean => {
  const word = sentence.word(noun);
  if (sentence.tag(noun) !== 'NOUN' || NOT_COUNTED.has(word) || word.length < 3) return false;
  if (COUNTED.has(word)) return true;
  if (numberOf(word) !== 'one' || VERBS.has(word) || unknownWords([word]).size > 0) return false;
  // 'Many struggle on their own', 'the walls which many draw on', 'not many share the same language'.
  if (isVerbAlone(word) || (isBaseForm(word) && sentence.tag(noun + 1) === 'DET')) return false;
  // 'These cake', but not 'these research'.
  if (/^th[eo]se$/.test(sentence.word(at)))
    return sentence.tag(at) === 'DET' && unknownWords([pluralOf(word)]).size === 0;
  return !BEFORE_COUNTED.has(sentence.word(at)) && !COUNT.test(sentence.word(at));
};

const hasVerb = (sentence: TaggedSentence): boolean => {
  for (let at = 0; at < sentence.length; at++)
    if (/^(?:VERB|AUX)$/.test(sentence.tag(at))) return true;
  return false;
};

/** Words behind a noun among which its verb stands. */
const VERB_WITHIN = 4;

/** 'These genre of films has', 'these girl … she': the verb or a pronoun says that one is meant, so that 'these' may be what is wrong. */
const speaksOfOne = (sentence: TaggedSentence, noun: number): boolean => {
  for (let at = noun + 1; at <= noun + VERB_WITHIN && at < sentence.length; at++)
    if (/^(?:VERB|AUX)$/.test(sentence.tag(at)))
      return /^(?:is|has|was|does)$/.test(sentence.word(at));
  return /\b(?:he|she|it|herself|himself|itself)\b/i.test(sentence.after(noun));
};

/** 'Three drop of it', 'many good reason': a word for several before a noun in the singular. */
export const numberSingular = (sentence: TaggedSentence): Found[] =>
  matchesIn(sentence, (at) => {
    if (!meansMany(sentence, at)) return null;
    let noun = at + 1;
    if (!COUNT.test(sentence.word(at)) && isAdjective(sentence, noun)) noun++;
    if (sentence.gap(at + 1) !== ' ' || !isCounted(sentence, at, noun)) return null;
    if (!endsPhrase(sentence, noun)) return null;
    if (/^th[eo]se$/.test(sentence.word(at)) && speaksOfOne(sentence, noun)) return null;
    // 'These impact on us': the noun is the verb.
    if (at === 0 && !hasVerb(sentence)) return null;
    const isLot = sentence.word(at) === 'of';
    const first = isLot ? at - 1 - (sentence.word(at - 1) === 'lot' ? 1 : 0) : at;
    return found(
      sentence,
      first,
      noun,
      `${writtenFrom(sentence, first, noun - 1)} ${pluralOf(sentence.word(noun))}`,
      `“${writtenFrom(sentence, first, at).toLowerCase()}” means more than one`,
    );
  });
