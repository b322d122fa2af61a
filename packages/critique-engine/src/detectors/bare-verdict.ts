import type { Word } from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { termOf } from './same-meaning.ts';

/** Words that judge and give no ground for it. 'Harmful' and 'useful' do: they say that there is an effect. */
export const verdicts: ReadonlySet<string> = new Set(
  `good great best better bad worst right wrong nice fine important importance necessary needed essential crucial vital
  matter matters valuable ideal`.split(/\s+/),
);
/** Words beside a verdict that add nothing to it. */
const idle = new Set(
  `is are was be been being am do does did doing have has having will would can could should must may might it its they them their
  this that these those he she we us our you your i my me there really very so too just quite all always ever simply extremely
  people person everyone everybody anyone somebody someone thing things something way idea lot much many any at for to of in
  on from with by as a an the and or more most show shows showing act life world today nowadays also thing's that's it's thats
  they're we're you're here who what which every`.split(/\s+/),
);
const denies = /^(?:not|no|never|nothing|nobody|cannot)$|n['’]t$/;
const demands =
  /\b(?:should|must|ought|needs? to|ha(?:s|ve) to|let['’]?s|let us|please|important|necessary|essential|crucial|vital|good|great|better|best|bad|wrong|right)\b/i;
/** Words with which the reason says more: a change, a comparison, a case, or something that is over. */
const saysMore =
  /^(?:gets?|getting|becomes?|becoming|feels?|looks?|sounds?|tastes?|than|if|when|was|were|had|did)$/;
/** What the reason speaks of is what the claim speaks of. Learners leave the pronoun out. */
const pointsBack = /^(?:it|its|it['’]s|this|that|that['’]s|thats|they|they['’]re|is|are)$/;

/** Whether the words of a claim ask somebody to do something: 'be kind', 'do not lie'. */
const isImperative = ({ words, tags }: Sentence, to: number): boolean =>
  to > 1 &&
  (words[0]?.lower === 'be' || (tags[0] === 'VERB' && !/ing$/.test(words[0]?.lower ?? '')));

/** Short verbs keep their 'e' when they are stemmed: 'move' and 'moved'. */
const SHORTEST = 4;

/** Tells whether the claim names what a word names. */
const knownIn = (claim: readonly Word[]): ((word: Word) => boolean) => {
  const known = claim.filter(({ lower }) => !idle.has(lower)).map(({ lower }) => termOf(lower));
  return ({ lower }) => {
    const term = termOf(lower);
    return known.some((one) => one === term || (term.length >= SHORTEST && one.startsWith(term)));
  };
};

/**
 * Whether a reason from the word `opens` on only calls the claim's own thing good, important or needed: 'we should read,
 * because it is important'; 'be kind, because it is good to show kindness'. A verdict on something that the claim does not
 * name may be a reason.
 */
export const isBareVerdict = (sentence: Sentence, joint: number, opens: number): boolean => {
  const { words, text } = sentence;
  const reason: readonly Word[] = words.slice(opens);
  if (reason.length < 2 || reason.some(({ lower }) => denies.test(lower) || saysMore.test(lower)))
    return false;
  const said = reason.filter(({ lower }) => !idle.has(lower));
  if (!said.some(({ lower }) => verdicts.has(lower))) return false;
  const isKnown = knownIn(words.slice(0, joint));
  if (!said.every((word) => verdicts.has(word.lower) || isKnown(word))) return false;
  const [opening, second = opening] = reason;
  const subject = /^(?:the|a|an|our|their|this|these)$/.test(opening?.lower ?? '')
    ? second
    : opening;
  if (!subject || !(pointsBack.test(opening?.lower ?? '') || isKnown(subject))) return false;
  const before = text.slice(0, (words[joint]?.start ?? sentence.start) - sentence.start);
  return (
    said.some(({ lower }) => !verdicts.has(lower)) ||
    demands.test(before) ||
    isImperative(sentence, joint)
  );
};
