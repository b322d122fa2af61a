import { COMMON_VERBS, SURE_THIRDS } from '../../lexicon/common-verbs.ts';
import { thirdOf } from '../../lexicon/verbs.ts';
import { isVerbAlone } from './verb-base.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

const BE = /^(?:am|is|are|was|were)$/;
const PERSONS = new Set('i we they he she'.split(' '));
const ADVERBS = new Set(
  'also always often really still just only usually never not very so too'.split(' '),
);
const ONLY_VERBS = new Set(SURE_THIRDS.split('|'));
const COMMON = new Set([...COMMON_VERBS, 'agree', 'disagree']);
/** Verbs of feeling and of relation -> the prepositions that their participle goes with. */
const STATES: ReadonlyMap<string, readonly [participle: string, after: RegExp]> = new Map([
  ['concern', ['concerned', /^(?:about|with|by|that)$/]],
  ['worry', ['worried', /^(?:about|that|because)$/]],
  ['interest', ['interested', /^in$/]],
  ['surprise', ['surprised', /^(?:by|at|that|to)$/]],
  ['satisfy', ['satisfied', /^with$/]],
  ['disappoint', ['disappointed', /^(?:with|in|by|that)$/]],
  ['frighten', ['frightened', /^(?:of|by)$/]],
  ['scare', ['scared', /^(?:of|to)$/]],
  ['excite', ['excited', /^(?:about|to|by)$/]],
  ['tire', ['tired', /^of$/]],
  ['bore', ['bored', /^(?:with|by)$/]],
  ['base', ['based', /^(?:on|upon)$/]],
  ['relate', ['related', /^to$/]],
  ['associate', ['associated', /^with$/]],
  ['involve', ['involved', /^in$/]],
  ['expose', ['exposed', /^to$/]],
  ['addict', ['addicted', /^to$/]],
]);

const isPerson = (sentence: TaggedSentence, at: number): boolean =>
  PERSONS.has(sentence.word(at)) && !['AUX', 'ADP', 'VERB'].includes(sentence.tag(at - 1));

/** The word behind 'be' and an adverb or two; -1 where something else stands between. */
const behindBe = (sentence: TaggedSentence, be: number): number => {
  let at = be + 1;
  while (at < be + 3 && ADVERBS.has(sentence.word(at)) && sentence.gap(at) === ' ') at++;
  return sentence.gap(at) === ' ' ? at : -1;
};

/** Whether a plural noun stands here. The capital of the first word makes a name of 'Parents'. */
const isSeveral = (sentence: TaggedSentence, at: number): boolean =>
  sentence.tag(at) === 'NOUN' || (at === 0 && /[a-z]{3}s$/.test(sentence.word(0)));

/** Whether 'be' has a subject of which the word behind it cannot be the name: not 'their hope is interest in it'. */
const hasPlainSubject = (sentence: TaggedSentence, be: number): boolean => {
  if (/\b(?:what|there|all|hope|aim|goal|problem|thing)\b/i.test(sentence.before(be))) return false;
  if (isPerson(sentence, be - 1)) return true;
  return /^(?:are|were)$/.test(sentence.word(be)) && isSeveral(sentence, be - 1);
};

const participleFor = (sentence: TaggedSentence, be: number): TaggedMatch | null => {
  const at = behindBe(sentence, be);
  const [participle, after] = STATES.get(sentence.word(at)) ?? [];
  if (participle === undefined || !after?.test(sentence.word(at + 1))) return null;
  if (sentence.gap(at + 1) !== ' ' || !hasPlainSubject(sentence, be)) return null;
  return {
    first: be,
    last: at,
    replacement: `${writtenFrom(sentence, be, at - 1)} ${participle}`,
    reason: `after “${sentence.word(be)}” we use the form in -ed`,
  };
};

/** 'They are concern about it': a verb of feeling or relation without its -ed. */
export const STATE_BASE: TaggedRule = {
  id: 'state-base',
  find: (sentence) =>
    matchesIn(sentence, (at) => (BE.test(sentence.word(at)) ? participleFor(sentence, at) : null)),
  severity: 3,
  confidence: 0.8,
};

/** The verb without 'be'. */
const withoutBe = (sentence: TaggedSentence, be: number, at: number): string => {
  const base = sentence.word(at);
  const isOne = /^(?:is|was)$/.test(sentence.word(be));
  const between = writtenFrom(sentence, be + 1, at - 1);
  if (sentence.word(be + 1) === 'not') return `${isOne ? 'does' : 'do'} not ${base}`;
  const verb = isOne && sentence.word(be - 1) !== 'i' ? thirdOf(base) : base;
  return at > be + 1 ? `${between} ${verb}` : verb;
};

/** Whether an object or a place follows, so that the verb is an active one. */
const isActive = (sentence: TaggedSentence, at: number): boolean => {
  const next = sentence.tag(at + 1);
  // 'They are help desk staff' has a noun.
  const mayBeNoun = !ONLY_VERBS.has(thirdOf(sentence.word(at)));
  return (
    sentence.gap(at + 1) === ' ' &&
    (['DET', 'PRON'].includes(next) || (!mayBeNoun && ['NOUN', 'ADJ'].includes(next)))
  );
};

const activeFor = (sentence: TaggedSentence, be: number): TaggedMatch | null => {
  const at = behindBe(sentence, be);
  const base = sentence.word(at);
  if (!COMMON.has(base) || sentence.tag(at) !== 'VERB' || !isVerbAlone(base)) return null;
  if (!/^(?:am|is|are)$/.test(sentence.word(be)) || !hasPlainSubject(sentence, be)) return null;
  const isNegated = sentence.word(be + 1) === 'not' && isPerson(sentence, be - 1);
  if (!isNegated && !isActive(sentence, at)) return null;
  return {
    first: be,
    last: at,
    replacement: withoutBe(sentence, be, at),
    reason: `“${base}” is itself the verb and needs no “be”`,
  };
};

/** 'They are also know history', 'I am not agree': 'be' beside an active verb without an ending. */
export const BE_BESIDE_VERB: TaggedRule = {
  id: 'be-beside-verb',
  find: (sentence) =>
    matchesIn(sentence, (at) => (BE.test(sentence.word(at)) ? activeFor(sentence, at) : null)),
  severity: 3,
  confidence: 0.75,
};
