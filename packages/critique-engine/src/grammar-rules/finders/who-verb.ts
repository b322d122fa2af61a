import { BASE_OF_THIRD } from '../../lexicon/common-verbs.ts';
import { isSingularAuxiliary, otherNumber } from './agreeing-verb.ts';
import { numberOf } from './noun-number.ts';
import { found, matchesIn, writtenFrom } from '../tagged-sentence.ts';
import type { Found, TaggedSentence } from '../tagged-sentence.ts';

/** How far back another noun is looked for that the verb may go with: 'a box of apples that was heavy'. */
const LOOK_BACK = 5;
/** Verbs after which 'that' opens what was said: 'she told the parents that is wrong'. */
const TELL =
  /^(?:tell|tells|told|telling|ask|asked|show|shows|showed|teach|taught|remind|reminded|convince|convinced|inform|informed)$/;
/** What follows where the pronoun points to the whole clause: 'we need rules, that is why'. */
const AFTER_CLAUSE = /^(?:because|why|how|when|what|where|to|the)$/;
/** People, of whom 'who' may speak although a preposition stands before them. */
const PEOPLE =
  /^(?:people|persons|students|children|men|women|parents|teachers|workers|teenagers|pupils|friends)$/;

const isMany = (sentence: TaggedSentence, noun: number): boolean =>
  ['ones', 'those'].includes(sentence.word(noun)) ||
  PEOPLE.test(sentence.word(noun)) ||
  (sentence.tag(noun) === 'NOUN' && numberOf(sentence.word(noun)) === 'many');

/** Whether the verb may go with an earlier noun: 'one of those who', 'a box of apples that'. */
const mayGoFurtherBack = (sentence: TaggedSentence, noun: number): boolean => {
  for (let back = noun - 1; back >= Math.max(0, noun - LOOK_BACK); back--) {
    const word = sentence.word(back);
    if (['one', 'only'].includes(word) || TELL.test(word)) return true;
    if (['for', 'by', 'like'].includes(word) && PEOPLE.test(sentence.word(noun))) return false;
    if (sentence.tag(back) === 'ADP' && sentence.tag(back - 1) !== 'VERB') return true;
  }
  return false;
};

/** Whether the pronoun means the noun before it, and its verb is the one right behind it. */
const isOwnVerb = (sentence: TaggedSentence, verb: number): boolean =>
  /^(?:is|was)/.test(sentence.word(verb))
    ? !AFTER_CLAUSE.test(sentence.word(verb + 1))
    : isSingularAuxiliary(sentence.word(verb)) || sentence.tag(verb + 1) !== 'AUX';

/** The base form of a common verb that the tagger took for a noun: 'people who needs help'. */
const baseOfThird = (sentence: TaggedSentence, verb: number): string | null =>
  sentence.tag(verb) === 'NOUN' ? (BASE_OF_THIRD.get(sentence.word(verb)) ?? null) : null;

/** 'The ones who was angry', 'people that likes it': the verb goes with a noun that is more than one. */
export const whoVerb = (sentence: TaggedSentence): Found[] =>
  matchesIn(sentence, (at) => {
    const noun = at - 1;
    if (!['who', 'that'].includes(sentence.word(at)) || sentence.gap(at) !== ' ') return null;
    if (!isMany(sentence, noun) || mayGoFurtherBack(sentence, noun)) return null;
    const verb = at + 1;
    if (sentence.gap(verb) !== ' ' || !isOwnVerb(sentence, verb)) return null;
    const right = otherNumber(sentence, verb, 'many') ?? baseOfThird(sentence, verb);
    return right === null
      ? null
      : found(
          sentence,
          noun,
          verb,
          `${writtenFrom(sentence, noun, at)} ${right}`,
          `“${sentence.written(noun)}” is more than one`,
        );
  });
