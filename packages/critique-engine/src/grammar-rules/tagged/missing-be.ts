import { startsClause, takesSubject } from '../clause-start.ts';
import { BY_PARTICIPLE, type Verb } from '../../lexicon/verbs.ts';
import { withLast } from './after-modal.ts';
import { tellsOfPast } from './past-story.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

const BE: ReadonlyMap<string, readonly [present: string, past: string]> = new Map([
  ['i', ['am', 'was']],
  ['you', ['are', 'were']],
  ['we', ['are', 'were']],
  ['they', ['are', 'were']],
  ['he', ['is', 'was']],
  ['she', ['is', 'was']],
  ['it', ['is', 'was']],
]);
/** Adjectives that are said of a subject only, never before a noun. */
const PREDICATE =
  /^(?:able|unable|afraid|aware|unaware|ashamed|alive|likely|unlikely|willing|unwilling|fond|glad|capable)$/;
const DEGREE = /^(?:more|most|less|least|very|also|always|often|still|not|usually|really|too)$/;

const isPast = ({ text }: TaggedSentence): boolean =>
  tellsOfPast(text) || /\b(?:yesterday|ago|last (?:year|month|week|night|time))\b/i.test(text);

/** Whether a pronoun is the subject of its clause, and not the object of the verb before, nor asked about. */
const isSubject = (sentence: TaggedSentence, at: number): boolean => {
  if (!BE.has(sentence.word(at)) || /['’“”"/]/.test(sentence.gap(at))) return false;
  if (['you', 'it'].includes(sentence.word(at))) {
    const before = sentence.before(at);
    return takesSubject(before) || /\b(?:if|as|and|what|which) $/i.test(before);
  }
  return !['AUX', 'ADP'].includes(sentence.tag(at - 1)) && sentence.word(at - 1) !== 'than';
};

const withBe = (sentence: TaggedSentence, subject: number, last: number): TaggedMatch => {
  const [present = '', past = ''] = BE.get(sentence.word(subject)) ?? [];
  const word = sentence.word(last);
  return {
    ...withLast(
      sentence,
      subject,
      last,
      sentence.written(last),
      `“${word}” is no verb by itself and needs “be”`,
    ),
    replacement: [
      sentence.written(subject),
      word === 'born' || isPast(sentence) ? past : present,
      ...Array.from({ length: last - subject }, (_, i) => sentence.written(subject + 1 + i)),
    ].join(' '),
  };
};

/** 'If you born', 'they most likely to stay': a pronoun, and what needs 'be' before it. */
export const MISSING_BE: TaggedRule = {
  id: 'missing-be',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (!isSubject(sentence, at) || sentence.gap(at + 1) !== ' ') return null;
      const last = at + (DEGREE.test(sentence.word(at + 1)) ? 2 : 1);
      const word = sentence.word(last);
      if (word !== 'born' && !PREDICATE.test(word)) return null;
      // 'They likely saw it': an adverb.
      if (/likely$/.test(word) && sentence.word(last + 1) !== 'to') return null;
      return sentence.gap(last) === ' ' ? withBe(sentence, at, last) : null;
    }),
  severity: 3,
  confidence: 0.8,
};

/** Participles that are hardly ever said with 'be' of a person; others need an object to be active for certain. */
const ACTIVE = new Set(['been', 'gone', 'seen', 'known']);
/** Verbs whose participle is an adjective as well, or takes an object in the passive. */
const MAY_BE_PASSIVE = new Set('mistake give forbid'.split(' '));

/** The verb of a participle that lacks 'have', and no 'be'. */
const activeVerb = (sentence: TaggedSentence, at: number): Verb | null => {
  const verb = BY_PARTICIPLE.get(sentence.word(at));
  if (!verb || MAY_BE_PASSIVE.has(verb.base) || sentence.word(at + 1) === 'by') return null;
  const hasObject = sentence.gap(at + 1) === ' ' && ['DET', 'PRON'].includes(sentence.tag(at + 1));
  return ACTIVE.has(verb.participle) || hasObject ? verb : null;
};

/** The verb that says the same: the past in a sentence that tells of it, else the perfect, and 'know' in the present. */
const finiteOf = (verb: Verb, isOne: boolean, inPast: boolean): string => {
  if (inPast && verb.base !== 'be') return verb.past;
  if (verb.base === 'know') return isOne ? 'knows' : 'know';
  return `${isOne ? 'has' : 'have'} ${verb.participle}`;
};

/** 'I seen it', 'what we already known': a participle as the only verb of its clause. */
export const BARE_PARTICIPLE: TaggedRule = {
  id: 'bare-participle',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const subject = sentence.word(at);
      if (!isSubject(sentence, at) || sentence.gap(at + 1) !== ' ') return null;
      if (['you', 'it'].includes(subject) && !startsClause(sentence.before(at))) return null;
      const last =
        at + (/^(?:already|just|never|always|also)$/.test(sentence.word(at + 1)) ? 2 : 1);
      const verb = sentence.gap(last) === ' ' ? activeVerb(sentence, last) : null;
      if (!verb) return null;
      const right = finiteOf(verb, /^(?:he|she|it)$/.test(subject), isPast(sentence));
      const words = Array.from({ length: last - at }, (_, i) => sentence.written(at + i));
      const have = right.split(' ');
      return {
        first: at,
        last,
        replacement:
          have.length === 1
            ? [...words, right].join(' ')
            : [words[0], have[0], ...words.slice(1), have[1]].join(' '),
        reason: 'this form of the verb cannot stand alone',
      };
    }),
  severity: 3,
  confidence: 0.8,
};
