import { unknownWords } from '../../layers/pos-tagger.ts';
import { BY_PAST } from '../../lexicon/verbs.ts';
import { baseOfPast, baseOfThird } from './verb-base.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

const MODALS = new Set('can could will would shall should must may might cannot'.split(' '));
const NEGATED = /^(?:ca|wo|could|would|should|must|might)n't$/;
const BETWEEN = new Set(
  'not also always never often easily only still really just even'.split(' '),
);
const SUBJECTS = new Set(
  'i you we they he she it who which that this people there everyone everybody someone anyone nobody'.split(
    ' ',
  ),
);
/** What may leave the verb out: 'they did what they could helped', 'as much as they can'. */
const MAY_LEAVE_OUT =
  /\b(?:all|what|everything|whatever|anything|nothing|best|as|than|how|wherever|whenever|where|way)\b/i;

/** Whether a modal verb stands here, and not a will, a can or the month of May. */
const isModal = (sentence: TaggedSentence, at: number): boolean => {
  const word = sentence.word(at);
  if (NEGATED.test(word)) return true;
  if (!MODALS.has(word) || sentence.tag(at) !== 'AUX') return false;
  if (/^\p{Lu}/u.test(sentence.written(at))) return false;
  const before = sentence.word(at - 1);
  if (SUBJECTS.has(before)) return true;
  // The capital of the first word makes a name of 'Phones'.
  const isNoun = sentence.tag(at - 1) === 'NOUN' || (at === 1 && /[a-z]{3}s$/.test(before));
  // 'Her iron will', 'military might'.
  if (/^(?:will|might)$/.test(word) && !/[a-z]{2}s$|people$|men$|children$/.test(before))
    return false;
  return isNoun && !/(?:'s|s')$/.test(before);
};

/** The word that the modal goes with, behind 'not' and the like; -1 where something else follows. */
const behindModal = (sentence: TaggedSentence, modal: number): number => {
  let at = modal + 1;
  if (BETWEEN.has(sentence.word(at)) && sentence.gap(at) === ' ') at++;
  return sentence.gap(at) === ' ' ? at : -1;
};

/** A match that keeps the words up to the last one and writes that one anew. */
export const withLast = (
  sentence: TaggedSentence,
  first: number,
  last: number,
  right: string,
  reason: string,
): TaggedMatch => ({
  first,
  last,
  replacement: `${writtenFrom(sentence, first, last - 1)} ${right}`,
  reason,
});

/** Whether an object follows: 'it will not achieved' may lack a 'be' as well. */
const isActive = (sentence: TaggedSentence, at: number): boolean =>
  BY_PAST.has(sentence.word(at)) ||
  (sentence.gap(at + 1) === ' ' && ['DET', 'PRON', 'NOUN'].includes(sentence.tag(at + 1)));

const wrongForm = (sentence: TaggedSentence, modal: number): TaggedMatch | null => {
  const at = behindModal(sentence, modal);
  if (at < 0) return null;
  if (MAY_LEAVE_OUT.test(sentence.before(modal)) || /[-–]/.test(sentence.gap(at + 1))) return null;
  const word = sentence.word(at);
  if (sentence.tag(at) !== 'VERB') return null;
  const base = baseOfThird(word) ?? (isActive(sentence, at) ? baseOfPast(word) : null);
  return base === null
    ? null
    : withLast(sentence, modal, at, base, `after “${sentence.word(modal)}” the verb has no ending`);
};

/** 'People can achieved it', 'phones can helps': a verb with an ending behind a modal. */
export const MODAL_ENDING: TaggedRule = {
  id: 'modal-ending',
  find: (sentence) =>
    matchesIn(sentence, (at) => (isModal(sentence, at) ? wrongForm(sentence, at) : null)),
  severity: 3,
  confidence: 0.8,
};

/** Adjectives that are said of a subject only, and endings that only adjectives have. */
const PREDICATE =
  /^(?:afraid|aware|unaware|ashamed|asleep|awake|alone|willing|unable|possible|available|responsible|[a-z]{3,}(?:ful|ous|less))$/;

const missingBe = (sentence: TaggedSentence, modal: number): TaggedMatch | null => {
  const at = behindModal(sentence, modal);
  if (at < 0 || MAY_LEAVE_OUT.test(sentence.before(modal))) return null;
  const word = sentence.word(at);
  const make = (right: string, reason: string) => withLast(sentence, modal, at, right, reason);
  // 'Cannot alive without water' wants the verb.
  if (word === 'alive') return make('live', 'the verb is “live”, and “alive” goes with “be”');
  if (sentence.tag(at) !== 'ADJ' || !PREDICATE.test(word)) return null;
  if (unknownWords([word]).size > 0) return null;
  // 'Can wonderful things happen?'
  if (['NOUN', 'ADJ'].includes(sentence.tag(at + 1)) && sentence.gap(at + 1) === ' ') return null;
  return make(`be ${sentence.written(at)}`, `“${word}” is no verb and needs “be”`);
};

/** 'They should aware of it', 'nobody can alive without it': an adjective behind a modal without 'be'. */
export const MODAL_ADJECTIVE: TaggedRule = {
  id: 'modal-adjective',
  find: (sentence) =>
    matchesIn(sentence, (at) => (isModal(sentence, at) ? missingBe(sentence, at) : null)),
  severity: 3,
  confidence: 0.8,
};

/** What the second of two modals becomes. */
const SECOND: ReadonlyMap<string, string> = new Map([
  ['can', 'be able to'],
  ['could', 'be able to'],
  ['must', 'have to'],
]);

/** 'We may can learn': two modals for one verb. */
export const TWO_MODALS: TaggedRule = {
  id: 'two-modals',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const second = SECOND.get(sentence.word(at + 1));
      if (second === undefined || !/^(?:will|would|may|might|shall)$/.test(sentence.word(at)))
        return null;
      if (!isModal(sentence, at)) return null;
      if (sentence.gap(at + 1) !== ' ' || sentence.gap(at + 2) !== ' ') return null;
      // 'They will must likely win' means 'most'.
      if (sentence.word(at + 2) === 'likely') return null;
      return {
        first: at,
        last: at + 1,
        replacement: `${sentence.written(at)} ${second}`,
        reason: `“${sentence.word(at)}” and “${sentence.word(at + 1)}” cannot stand together`,
      };
    }),
  severity: 3,
  confidence: 0.85,
};
