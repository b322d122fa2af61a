import { ingOf, thirdOf } from '../../lexicon/verbs.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

const ADVERBS = /^(?:now|also|always|still|just|often|usually|really|currently|only|not)$/;
const SUBJECT = /^(?:i|you|we|they|he|she|it|people|students|children|parents|teachers|who|which)$/;
/** Verbs for what goes on, with the words that follow: 'be' stays, and the verb takes -ing. */
const GOES_ON: ReadonlyMap<string, RegExp> = new Map([
  ['live', /^(?:in|at|with|near)$/],
  ['work', /^(?:in|at|for|on|with|together)$/],
  ['talk', /^(?:about|to|with)$/],
  ['think', /^(?:about|of)$/],
  ['look', /^(?:for|at|forward)$/],
  ['listen', /^to$/],
  ['go', /^(?:to|out|back)$/],
  ['wait', /^for$/],
  ['suffer', /^from$/],
  ['try', /^to$/],
  ['deal', /^with$/],
  ['focus', /^on$/],
  ['speak', /^(?:about|to|with)$/],
]);
/** Verbs for what holds all the time: they need no 'be'. */
const HOLDS: ReadonlyMap<string, RegExp> = new Map([
  ['depend', /^(?:on|upon)$/],
  ['rely', /^on$/],
  ['belong', /^to$/],
  ['consist', /^of$/],
  ['agree', /^with$/],
  ['disagree', /^with$/],
  ['tend', /^to$/],
  ['want', /^to$/],
  ['need', /^to$/],
  ['prefer', /^to$/],
  ['seem', /^to$/],
  ['believe', /^(?:in|that)$/],
]);

const matchAt = (sentence: TaggedSentence, be: number): TaggedMatch | null => {
  let verb = be + 1;
  if (ADVERBS.test(sentence.word(verb))) verb++;
  const base = sentence.word(verb);
  const follows = sentence.gap(verb + 1) === ' ' ? sentence.word(verb + 1) : '';
  if (sentence.gap(verb) !== ' ' || sentence.gap(be + 1) !== ' ') return null;
  const between = writtenFrom(sentence, be + 1, verb - 1);
  const middle = verb > be + 1 ? `${between} ` : '';
  if (GOES_ON.get(base)?.test(follows))
    return {
      first: be,
      last: verb,
      replacement: `${sentence.written(be)} ${middle}${ingOf(base)}`,
      reason: `after “${sentence.word(be)}” the verb takes its -ing form`,
    };
  if (!HOLDS.get(base)?.test(follows) || sentence.word(be + 1) === 'not') return null;
  const isOne = sentence.word(be) === 'is';
  return {
    first: be,
    last: verb,
    replacement: `${middle}${isOne ? thirdOf(base) : base}`,
    reason: `“${base}” is itself the verb and needs no “be”`,
  };
};

/** 'What I am talk about', 'it is depend on the price': 'be' beside a verb that its preposition gives away. */
export const BE_AND_PREPOSITION: TaggedRule = {
  id: 'be-and-preposition',
  find: (sentence) =>
    matchesIn(sentence, (at) =>
      /^(?:am|is|are)$/.test(sentence.word(at)) &&
      sentence.gap(at) === ' ' &&
      SUBJECT.test(sentence.word(at - 1))
        ? matchAt(sentence, at)
        : null,
    ),
  severity: 3,
  confidence: 0.8,
};
