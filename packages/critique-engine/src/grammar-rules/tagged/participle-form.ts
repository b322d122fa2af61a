import { isBaseForm, participleOf, verbOfPast } from '../../lexicon/verbs.ts';
import { withLast } from './after-modal.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';
import { baseOfThird, isVerbAlone } from './verb-base.ts';

const ADVERBS = new Set(
  'not also always often never already just still only even finally recently now greatly easily'.split(
    ' ',
  ),
);
/** Verbs that have no passive, and base forms that are participles or adjectives as well. */
const NO_PASSIVE = new Set(
  `be become come run put cut set let hit cost hurt shut read beat go happen exist live talk think work arrive occur
  appear seem stay wait look laugh sleep travel fall rise grow agree disagree belong depend consist like open clear clean
  free right present complete close live dear own busy lie sit stand die win able worth feel smell taste better found
  wound felt bear lead cool mature bound act attend communicate concentrate start continue interfere speak quit analyze
  analyse`.split(/\s+/),
);
/** Verbs that are as often the noun that somebody has. */
const ALSO_HAD = new Set(
  `help need love hope use support talk look try run walk drink start stay rest call cry lie play read sleep fight doubt
  fear control care taste touch cause change respect trust fun access influence impact access work access`.split(
    /\s+/,
  ),
);

/** Whether a verb without any ending stands here. */
const isBase = (sentence: TaggedSentence, at: number): boolean => {
  const word = sentence.word(at);
  return (
    word.length > 2 &&
    isBaseForm(word) &&
    verbOfPast(word) === null &&
    sentence.tag(at) === 'VERB' &&
    baseOfThird(word) === null &&
    isVerbAlone(word)
  );
};

/** The word behind an auxiliary and up to two adverbs; -1 where something else stands between. */
const behind = (sentence: TaggedSentence, auxiliary: number): number => {
  let at = auxiliary + 1;
  while (at < auxiliary + 3 && ADVERBS.has(sentence.word(at)) && sentence.gap(at) === ' ') at++;
  return sentence.gap(at) === ' ' && !/[-–]/.test(sentence.gap(at + 1)) ? at : -1;
};

const withParticiple = (sentence: TaggedSentence, auxiliary: number, at: number): TaggedMatch => {
  return withLast(
    sentence,
    auxiliary,
    at,
    participleOf(sentence.word(at)),
    `after “${sentence.word(auxiliary)}” we use the past participle, as in “done” or “seen”`,
  );
};

const passiveAt = (sentence: TaggedSentence, be: number): TaggedMatch | null => {
  const before = sentence.word(be - 1);
  const isPassive =
    (sentence.word(be) === 'be' &&
      /^(?:can|could|should|must|may|might|will|would|to|cannot|not)$/.test(before)) ||
    (sentence.word(be) === 'been' && /^(?:has|have|had|always|also|already)$/.test(before));
  const at = isPassive ? behind(sentence, be) : -1;
  if (at < 0 || !isBase(sentence, at) || NO_PASSIVE.has(sentence.word(at))) return null;
  // 'It can be help us' has a word too many.
  if (
    sentence.gap(at + 1) === ' ' &&
    ['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ'].includes(sentence.tag(at + 1))
  )
    return null;
  return withParticiple(sentence, be, at);
};

/** 'This can be solve', 'it has been increase': a verb without an ending behind 'be' or 'been'. */
export const PASSIVE_FORM: TaggedRule = {
  id: 'passive-form',
  find: (sentence) =>
    matchesIn(sentence, (at) =>
      /^be(?:en)?$/.test(sentence.word(at)) ? passiveAt(sentence, at) : null,
    ),
  severity: 3,
  confidence: 0.8,
};

/** 'The money they have helps': a clause without its object hangs on a noun. */
const isContactClause = (sentence: TaggedSentence, have: number): boolean =>
  sentence.tag(have - 1) === 'PRON' && ['NOUN', 'PRON'].includes(sentence.tag(have - 2));

/** 'Would have make', 'have never see': no 'have to' is meant. */
const isSurePerfect = (sentence: TaggedSentence, have: number): boolean =>
  /^(?:would|could|should|might|may|must)$/.test(sentence.word(have - 1)) ||
  /^(?:never|already|always|recently|finally)$/.test(sentence.word(have + 1));

const perfectAt = (sentence: TaggedSentence, have: number): TaggedMatch | null => {
  const at = behind(sentence, have);
  if (at < 0 || !isBase(sentence, at) || isContactClause(sentence, have)) return null;
  // A rule of its own tells 'lead' from 'led'; the others are participles.
  if (/^(?:lead|quit|put|let|set|cut)$/.test(sentence.word(at))) return null;
  const isObject = sentence.gap(at + 1) === ' ' && ['DET', 'PRON'].includes(sentence.tag(at + 1));
  if (ALSO_HAD.has(sentence.word(at)) && !(isObject && sentence.word(have) === 'has')) return null;
  // 'You have attend it' may stand for 'have to attend' as well.
  if (sentence.word(have) === 'have' && !isSurePerfect(sentence, have)) return null;
  return withParticiple(sentence, have, at);
};

/** 'It has facilitate our work', 'they have always try it': a verb without an ending behind 'have'. */
export const PERFECT_BASE: TaggedRule = {
  id: 'perfect-base',
  find: (sentence) =>
    matchesIn(sentence, (at) =>
      /^(?:has|have)$/.test(sentence.word(at)) ? perfectAt(sentence, at) : null,
    ),
  severity: 3,
  confidence: 0.8,
};
