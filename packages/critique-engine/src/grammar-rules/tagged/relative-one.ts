import { otherNumber } from './agreeing-verb.ts';
import { mayTellOfPast } from './past-story.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const ONE = /^(?:any|some|every|no)(?:thing|one|body)$/;
const PERSON = /^(?:person|student|child|man|woman|teacher|teenager|employee|worker)$/;
const FOR_ONE = /^(?:a|an|every|each|another|one)$/;

/** Whether the word means one thing or person that a clause may follow. */
const isOne = (sentence: TaggedSentence, at: number): boolean => {
  if (ONE.test(sentence.word(at))) return true;
  if (!PERSON.test(sentence.word(at))) return false;
  const opening = sentence.tag(at - 1) === 'ADJ' ? at - 2 : at - 1;
  // 'One of those' and 'as a person that …' are left alone.
  return FOR_ONE.test(sentence.word(opening)) && sentence.word(opening - 1) !== 'of';
};

/** 'Anything that make them happy', 'a person who have it': the verb of a clause that hangs on one thing or person. */
export const RELATIVE_ONE: TaggedRule = {
  id: 'relative-one',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      if (!/^(?:who|that|which)$/.test(sentence.word(at)) || sentence.gap(at) !== ' ') return null;
      if (!isOne(sentence, at - 1)) return null;
      let verb = at + 1;
      if (/^(?:always|also|often|really|never|just)$/.test(sentence.word(verb))) verb++;
      if (sentence.gap(verb) !== ' ' || /^(?:were|aren't|weren't)$/.test(sentence.word(verb)))
        return null;
      const right = otherNumber(sentence, verb, 'one');
      if (right === null || mayTellOfPast(sentence.text)) return null;
      // 'Everyone that you know', and a verb before another one.
      if (
        ['VERB', 'AUX'].includes(sentence.tag(verb + 1)) &&
        sentence.gap(verb + 1) === ' ' &&
        sentence.tag(verb) === 'VERB'
      )
        return null;
      return {
        first: at - 1,
        last: verb,
        replacement: `${writtenFrom(sentence, at - 1, verb - 1)} ${right}`,
        reason: `“${sentence.word(at - 1)}” is one`,
      };
    }),
  severity: 3,
  confidence: 0.8,
};
