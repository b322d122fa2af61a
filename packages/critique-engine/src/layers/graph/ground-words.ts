import type { Sentence } from '../../essay.ts';
import type { Connective } from './connectives.ts';

/** After 'as we': what is known, said or imagined, how it is done, or what would be, and so no ground. */
const noGround =
  '(?:\\w+ly |all |already |have |has |can |may |might )*(?:know|see|said|say|mention|state|show|argue|explain|imagine|guess|do|does|did|were|was|had|used|would|could|always|ever|\\w+ed)\\b';
/** Verbs of a state. 'As they grow' tells when, 'As they want to grow' tells why. */
const state =
  '(?:not only |also |\\w+ly )?(?:am|is|are|have|has|can|cannot|will|do not|don|want|need|like|love|hate|prefer|believe|think)s?\\b';
const opening = new RegExp(
  `^as (?:i|it|they|this|these|we|he|she|you|there|people) (?!${noGround})${state}(?: [^ ,]+){2,}[^,]*,`,
  'i',
);
const inside = new RegExp(
  `^as (?:it|they|we|he|she|there|people) (?!${noGround}|possible\\b)\\w+`,
  'i',
);
/** 'They salt it, for they want people to drink': a subject follows, and no thing that something is for. */
const forTheir =
  /^for (?:they|we|he|she|i|there|it (?:is|has|does|can|will|would|makes|gives|keeps)) /i;

const AS: Connective = { phrase: 'as', sense: 'reason', subordinates: true };
const FOR: Connective = { phrase: 'for', sense: 'reason', subordinates: true };

/** 'As' or 'for' where it gives a reason, by what follows. Null for all their other uses. */
export const groundAt = ({ words, tags, text, start }: Sentence, at: number): Connective | null => {
  const word = words[at];
  if (!word || (word.lower !== 'as' && word.lower !== 'for')) return null;
  const rest = text.slice(word.start - start, word.start - start + 200);
  const gap = text.slice((words[at - 1]?.end ?? start) - start, word.start - start);
  if (word.lower === 'for') return /,/.test(gap) && forTheir.test(rest) ? FOR : null;
  if (at === 0) return opening.test(rest) ? AS : null;
  const isCompared = /^(?:as|same|such|so|just|not|much|well)$/.test(words[at - 1]?.lower ?? '');
  // 'As they are in the south' compares, 'as they are cheap' does not.
  const isLikened =
    /^(?:is|are)$/.test(words[at + 2]?.lower ?? '') &&
    words[at + 1]?.lower !== 'there' &&
    tags[at + 3] !== 'ADJ';
  return !isCompared && !isLikened && /,/.test(gap) && inside.test(rest) ? AS : null;
};
