import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { isSingularAuxiliary } from './agreeing-verb.ts';
import { numberOf } from './noun-number.ts';
import type { TaggedSentence } from '../tagged-sentence.ts';

const ONE = new Set('a an this that each every another either neither'.split(' '));
const MANY = new Set('these those many several few both various numerous'.split(' '));
const OWN = new Set('my your his her its our their the some any no such all'.split(' '));
/** Prepositions that tie a noun to the one before it. */
const TIES = new Set(
  'of in at on from for with about between behind near to under over'.split(' '),
);
const TIMES = /^(?:days|times|weeks|months|years|moments|hours)$/;
/** Most ties that are followed: 'the readings of the two groups in the table'. */
const MAX_TIES = 2;

/** A noun phrase with its ties: 'the readings at forty degrees'. */
export interface NounPhrase {
  first: number;
  /** The noun that the verb goes with. */
  head: number;
  /** The last word, ties included. */
  last: number;
  number: 'one' | 'many';
  determined: boolean;
}

/** Whether the capital of the first word hides a plural: 'Fences' is one, 'James' and 'Paris' are names. */
const isHiddenPlural = (sentence: TaggedSentence): boolean => {
  const word = sentence.word(0);
  if (sentence.tag(0) !== 'PROPN' || numberOf(word) !== 'many' || !word.endsWith('s')) return false;
  const single = word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=ch|sh|x)es$|s$/, '');
  return unknownWords([single]).size === 0 && tagText(single)[0]?.tag === 'NOUN';
};

/** Whether the capital of the first word hides a noun for one: 'Exercise'. */
const isHiddenSingular = (sentence: TaggedSentence): boolean => {
  const word = sentence.word(0);
  if (sentence.tag(0) !== 'PROPN' || sentence.tag(1) !== 'VERB') return false;
  if (numberOf(word) !== 'one' || word.endsWith('ing')) return false;
  return unknownWords([word]).size === 0 && tagText(word)[0]?.tag === 'NOUN';
};

const isNoun = (sentence: TaggedSentence, at: number): boolean =>
  sentence.tag(at) === 'NOUN' ||
  (at === 0 && (isHiddenPlural(sentence) || isHiddenSingular(sentence)));
/** 'The writer's', 'Thabo's': an owner in the place of a determiner. */
export const isOwner = (sentence: TaggedSentence, at: number): boolean =>
  ['NOUN', 'PROPN'].includes(sentence.tag(at)) &&
  /[a-z]{2}'s$/.test(sentence.word(at)) &&
  !/^(?:let|that|what|there|here|who|where|how|when|why)'s$/.test(sentence.word(at));
/** 'The Dutch girl': a capital before the noun and behind the determiner. */
const isNationality = (sentence: TaggedSentence, at: number, from: number): boolean =>
  at > from &&
  sentence.tag(at) === 'PROPN' &&
  ['NOUN', 'ADJ'].includes(sentence.tag(at + 1)) &&
  sentence.gap(at + 1) === ' ';
const isPlainGap = (sentence: TaggedSentence, at: number): boolean => sentence.gap(at) === ' ';

/** The run of nouns from `at` on, behind its determiner and adjectives: the index of the last noun, or -1. */
const lastNoun = (sentence: TaggedSentence, from: number): number => {
  let at = from;
  const isOpening = (): boolean => {
    const word = sentence.word(at);
    return (
      ONE.has(word) ||
      MANY.has(word) ||
      OWN.has(word) ||
      ['ADJ', 'NUM'].includes(sentence.tag(at)) ||
      isOwner(sentence, at) ||
      isNationality(sentence, at, from)
    );
  };
  while (at < sentence.length && isOpening() && (at === from || isPlainGap(sentence, at))) at++;
  if (!isNoun(sentence, at) || (at > from && !isPlainGap(sentence, at))) return -1;
  const firstNoun = at;
  while (isNoun(sentence, at + 1) && isPlainGap(sentence, at + 1)) at++;
  // 'The tools people have': a clause of its own hangs on a plural, but not in 'the residents questions was'.
  if (
    sentence.word(from - 1) !== 'all' &&
    sentence.word(from) !== 'all' &&
    isSingularAuxiliary(sentence.word(at + 1)) &&
    numberOf(sentence.word(at)) === 'many'
  )
    return at;
  for (let noun = firstNoun; noun < at; noun++)
    if (/s$/.test(sentence.word(noun)) || numberOf(sentence.word(noun)) === 'many') return -1;
  return at;
};

/**
 * The noun phrase that begins with a word, if it is certain whether it is one or many. Null for names, lists, amounts,
 * groups that take either verb, and for a noun that its determiner does not fit.
 */
export const nounPhraseAt = (sentence: TaggedSentence, first: number): NounPhrase | null => {
  const head = lastNoun(sentence, first);
  if (head < 0) return null;
  const opening = sentence.word(first);
  const number = numberOf(sentence.word(head));
  const owned = Array.from({ length: head - first }, (_, i) => first + i).some((at) =>
    isOwner(sentence, at),
  );
  // In 'these learners' rules' the determiner goes with the owner.
  const said = owned ? null : ONE.has(opening) ? 'one' : MANY.has(opening) ? 'many' : null;
  if (number === null || (said !== null && said !== number)) return null;
  // 'The air these days has …': a time and no subject.
  if (number === 'many' && TIMES.test(sentence.word(head)) && MANY.has(opening)) return null;
  // In 'some student want' the noun is wrong, not the verb.
  if (number === 'one' && !owned && ['some', 'any', 'such', 'all'].includes(opening)) return null;
  for (let at = first; at < head; at++)
    if (sentence.tag(at) === 'NUM' || sentence.word(at) === 'more') return null;
  let last = head;
  for (let ties = 0; ties < MAX_TIES && TIES.has(sentence.word(last + 1)); ties++) {
    if (!isPlainGap(sentence, last + 1)) break;
    // 'The plan to build': an infinitive.
    if (sentence.word(last + 1) === 'to' && sentence.tag(last + 2) === 'VERB') break;
    const next = lastNoun(sentence, last + 2);
    if (next < 0 || !isPlainGap(sentence, last + 2)) return null;
    last = next;
  }
  return { first, head, last, number, determined: owned || said !== null || OWN.has(opening) };
};
