import { unknownWords } from '../../layers/pos-tagger.ts';
import { COMMON_VERBS } from '../../lexicon/common-verbs.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** People that 'he' or 'she' may stand for. */
const PERSON = setOf(
  `grandfather father brother uncle husband son cousin friend boss teacher neighbour nephew grandpa dad grandmother mother
  sister aunt wife daughter niece granny mom mum man woman boy girl child person student learner principal president
  minister mayor doctor nurse driver farmer pastor leader`,
);
/** Groups that 'they' may stand for as well as 'it'. */
const GROUP = setOf(
  'government police community youth family team public class company council committee department municipality school parliament',
);
/** A clause without a conjunction may hang on these: 'the day it rained', 'the way they work'. */
const FRAMES_CLAUSE = setOf(
  `time times day days moment minute hour week month year years morning afternoon evening night weekend summer winter spring
  autumn season way reason place instant second first more less most least thing things one ones case fact century today wether`,
);
/** Words between which and their pronoun a clause begins. */
const OPENERS = setOf('because but example that although');
const RELATIVE = setOf('who that which');
const BASE = new Set(COMMON_VERBS);
const FINITE = setOf('VERB AUX');
const WITHIN = setOf('DET ADJ NOUN PROPN NUM PRON ADP');
const OWNERS = setOf('my your his her our their its');
const TIES = setOf('of in at from');
const BE = setOf('am is are was were');
/** Most words of a subject with its clause: 'the people who live in the flats by the river'. */
const MOST_WORDS = 12;

/** 'swimming', but not 'bring'. */
const isParticiple = (word: string): boolean => word.endsWith('ing') && !BASE.has(word);

const agrees = (pronoun: string, head: string): boolean => {
  if (FRAMES_CLAUSE.has(head)) return false;
  if (pronoun === 'they') return numberOf(head) === 'many' || GROUP.has(head);
  if (pronoun === 'it') return (numberOf(head) === 'one' && !PERSON.has(head)) || GROUP.has(head);
  return PERSON.has(head);
};

const opensClause = (sentence: TaggedSentence, at: number): boolean =>
  at === 0
    ? !/[“"‘]/.test(sentence.gap(0))
    : sentence.gap(at) === ' ' &&
      OPENERS.has(sentence.word(at - 1)) &&
      // 'They say that the man …' but not 'so that', 'all that'.
      (sentence.word(at - 1) !== 'that' || sentence.tag(at - 2) === 'VERB');

/** The noun of a noun phrase between two words, or null where something else stands there. */
const headOf = (sentence: TaggedSentence, from: number, to: number): string | null => {
  let head: string | null = null;
  let isTied = false;
  for (let at = from; at <= to; at++) {
    const word = sentence.word(at);
    const tag = sentence.tag(at);
    if ((at > from && sentence.gap(at) !== ' ') || !WITHIN.has(tag)) return null;
    if (tag === 'PRON' && at > from && !OWNERS.has(word)) return null;
    if (tag === 'ADP') {
      if (!TIES.has(word) || head === null) return null;
      isTied = true;
    }
    if (['NOUN', 'PROPN'].includes(tag) && !isTied) head = word;
  }
  return ['NOUN', 'PROPN'].includes(sentence.tag(to)) ? head : null;
};

/** Words with which another clause begins. */
const SUBORDINATES = setOf('that because when if who which so but where while although and');

/** Whether these words are one clause behind 'who' with a single finite verb, which ends in a noun or a place. */
const isRelative = (sentence: TaggedSentence, relative: number, to: number): boolean => {
  if (!FINITE.has(sentence.tag(relative + 1))) return false;
  if (!['NOUN', 'ADV', 'ADJ'].includes(sentence.tag(to)) || SUBORDINATES.has(sentence.word(to)))
    return false;
  let verbs = 0;
  for (let at = relative + 1; at <= to; at++) {
    if (sentence.gap(at) !== ' ' || SUBORDINATES.has(sentence.word(at))) return false;
    if (/^(?:what|how|why|whether)$/.test(sentence.word(at))) return false;
    const isFirst = !['AUX', 'PART'].includes(sentence.tag(at - 1));
    if (FINITE.has(sentence.tag(at)) && isFirst && !isParticiple(sentence.word(at))) verbs++;
  }
  return verbs === 1;
};

/** The noun that the words from `from` to `to` are about: a noun phrase, with or without a clause on 'who'. */
const subjectBetween = (sentence: TaggedSentence, from: number, to: number): string | null => {
  const isOpen =
    from === 0 ||
    sentence.tag(from) === 'DET' ||
    OWNERS.has(sentence.word(from)) ||
    /^(?:many|most|some|all|these|those|other)$/.test(sentence.word(from));
  if (!isOpen || unknownWords([sentence.word(to)]).size > 0) return null;
  const plain = headOf(sentence, from, to);
  // 'Some say it is cheap.'
  if (plain !== null)
    return BASE.has(plain) && /^(?:some|many|most|all)$/.test(sentence.word(from)) ? null : plain;
  for (let at = from + 1; at < to; at++)
    if (RELATIVE.has(sentence.word(at)))
      return isRelative(sentence, at, to) ? headOf(sentence, from, at - 1) : null;
  return null;
};

/** Whether a finite verb stands from a word on that may be the noun's own: 'the man he saw was tall'. */
const hasLaterVerb = (sentence: TaggedSentence, from: number, isWhole: boolean): boolean => {
  for (let at = from; at < sentence.length; at++) {
    if (/[,;.!?]/.test(sentence.gap(at))) return false;
    if (isWhole && SUBORDINATES.has(sentence.word(at))) return false;
    const tag = sentence.tag(at);
    if (tag === 'AUX') return true;
    if (tag !== 'VERB' || isParticiple(sentence.word(at))) continue;
    if (sentence.word(at - 1) !== 'to') return true;
  }
  return false;
};

/** Whether the verb has its object or says what the subject is, so that it lacks nothing that the noun could be. */
const isWhole = (sentence: TaggedSentence, next: number): boolean => {
  const word = sentence.word(next);
  if (FRAMES_CLAUSE.has(sentence.word(next + 1))) return false;
  if (BE.has(sentence.word(next - 1))) return ['ADJ', 'DET', 'PRON'].includes(sentence.tag(next));
  return (
    ['DET', 'NUM', 'SCONJ'].includes(sentence.tag(next)) || /^(?:us|me|him|them|that)$/.test(word)
  );
};

/** Whether the pronoun has a verb behind it, and no later verb can be that of the noun. */
const isMainClause = (sentence: TaggedSentence, at: number): boolean => {
  let last = at + 1;
  const isTied = (place: number): boolean => sentence.gap(place) === ' ';
  if (sentence.tag(last) === 'ADV' && isTied(last)) last++;
  if (!FINITE.has(sentence.tag(last)) || !isTied(last)) return false;
  const first = last;
  if (sentence.tag(first) === 'AUX')
    while (['AUX', 'PART', 'ADV'].includes(sentence.tag(last + 1)) && isTied(last + 1)) last++;
  if (
    last >= first &&
    sentence.tag(first) === 'AUX' &&
    sentence.tag(last + 1) === 'VERB' &&
    isTied(last + 1)
  )
    last++;
  const next = last + 1;
  if (next >= sentence.length || !isTied(next)) return last > first;
  return !hasLaterVerb(sentence, next, isWhole(sentence, next));
};

/** 'My brother he is a student', 'The people who live here they have no water': the subject is said twice. */
export const DOUBLED_SUBJECT: TaggedRule = {
  id: 'doubled-subject',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const pronoun = sentence.word(at);
      if (!['he', 'she', 'it', 'they'].includes(sentence.written(at)) || sentence.gap(at) !== ' ')
        return null;
      for (let from = Math.max(0, at - MOST_WORDS); from < at; from++) {
        if (!opensClause(sentence, from)) continue;
        const head = subjectBetween(sentence, from, at - 1);
        if (head === null || !isMainClause(sentence, at)) continue;
        const isName = at === 1 && sentence.tag(0) === 'PROPN' && /^s?he$/.test(pronoun);
        if (!isName && !agrees(pronoun, head)) continue;
        return {
          first: at - 1,
          last: at,
          replacement: sentence.written(at - 1),
          reason: `“${head}” is the subject already, so no “${pronoun}” follows it`,
        };
      }
      return null;
    }),
  severity: 3,
  confidence: 0.85,
};
