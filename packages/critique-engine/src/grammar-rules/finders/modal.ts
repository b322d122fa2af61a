import { MODALS } from '../../lexicon/closed-classes.ts';
import type { TaggedSentence } from '../tagged-sentence.ts';

const NEGATED = /^(?:ca|wo|could|would|should|must|might)n't$/;
const SUBJECTS = new Set(
  'i you we they he she it who which that this people there everyone everybody someone anyone nobody'.split(
    ' ',
  ),
);

/** Whether a modal verb stands here, and not a will, a can or the month of May. */
export const isModal = (sentence: TaggedSentence, at: number): boolean => {
  const word = sentence.word(at);
  if (NEGATED.test(word)) return true;
  if ((!MODALS.has(word) && word !== 'cannot') || sentence.tag(at) !== 'AUX') return false;
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
