import { letsBare } from '../clause-start.ts';
import { COMMON_VERBS } from '../../lexicon/common-verbs.ts';
import { thirdOf } from '../../lexicon/verbs.ts';
import { otherNumber } from './agreeing-verb.ts';
import { mayTellOfPast, tellsOfPast } from './past-story.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const CLAUSE_OPENERS = new Set(
  'because although while whereas when whenever since unless until so but and that if which as'.split(
    ' ',
  ),
);
const COMMON = new Set(COMMON_VERBS.filter((verb) => verb !== 'like'));

/** Whether 'he', 'she' or 'it' is the subject here. 'It' may be an object: 'they made it work'. */
const isSubject = (sentence: TaggedSentence, at: number): boolean =>
  (['he', 'she'].includes(sentence.word(at)) &&
    !sentence.gap(at).includes('/') &&
    sentence.tag(at - 1) !== 'AUX') ||
  (sentence.word(at) === 'it' &&
    (at === 0 ||
      /^[.,;] $/.test(sentence.gap(at)) ||
      (sentence.gap(at) === ' ' && CLAUSE_OPENERS.has(sentence.word(at - 1)))));

/** The verb with its s. A common verb is one whatever its tag; any other must be tagged as one, with no verb behind it. */
const withS = (sentence: TaggedSentence, at: number): string | null => {
  const verb = sentence.word(at);
  if (COMMON.has(verb))
    return tellsOfPast(sentence.text) || ['only', 'not'].includes(sentence.word(at + 1))
      ? null
      : thirdOf(verb);
  return mayTellOfPast(sentence.text) || ['AUX', 'VERB'].includes(sentence.tag(at + 1))
    ? null
    : otherNumber(sentence, at, 'one');
};

/** 'It contain water': he, she or it with the base form of a verb. */
export const PRONOUN_BASE: TaggedRule = {
  id: 'pronoun-base',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (!isSubject(sentence, at) || sentence.gap(at + 1) !== ' ') return null;
      if (/[-–]/.test(sentence.gap(at + 2)) || letsBare(sentence.before(at))) return null;
      const right = withS(sentence, at + 1);
      const pronoun = sentence.written(at);
      return right === null
        ? null
        : {
            first: at,
            last: at + 1,
            replacement: `${pronoun} ${right}`,
            reason: `with “${pronoun.toLowerCase()}” the verb takes an s`,
          };
    }),
  severity: 3,
  confidence: 0.75,
};

const MANY = new Set(['they', 'we']);
const BASE_OF = new Map([...COMMON].map((verb) => [thirdOf(verb), verb]));

/** Whether 'they' or 'we' is the subject here, at the start of a clause. */
const opensClause = (sentence: TaggedSentence, at: number): boolean =>
  at === 0 ||
  /^[.,;] $/.test(sentence.gap(at)) ||
  (sentence.gap(at) === ' ' && CLAUSE_OPENERS.has(sentence.word(at - 1)));

/** 'They wants': they or we with a verb in s. */
export const PRONOUN_THIRD: TaggedRule = {
  id: 'pronoun-third',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const base = BASE_OF.get(sentence.word(at + 1));
      if (base === undefined || !MANY.has(sentence.word(at)) || !opensClause(sentence, at))
        return null;
      return sentence.gap(at + 1) === ' '
        ? {
            first: at,
            last: at + 1,
            replacement: `${sentence.written(at)} ${base}`,
            reason: `with “${sentence.word(at)}” the verb takes no s`,
          }
        : null;
    }),
  severity: 3,
  confidence: 0.85,
};
