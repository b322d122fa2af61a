import { likeCase } from '../grammar-rule.ts';
import { frameRule } from './frame-rule.ts';
import type { TaggedRule } from './tagged-rule.ts';

const RIGHT: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  "wasn't": 'weren’t',
  "isn't": 'aren’t',
  "hasn't": 'haven’t',
  "doesn't": 'don’t',
  were: 'was',
};

/** 'The club met and they was happy': a pronoun behind 'and' or 'but' with the wrong number of its verb. */
export const PRONOUN_BE: TaggedRule = frameRule({
  id: 'pronoun-be',
  frames: [
    "and|but [we|you|they was|wasn't|isn't|hasn't|doesn't]",
    'and|but|because|when [we|they is]',
    'and|but [it were]',
    'but [he|she were]',
  ],
  classes: {},
  fix: (sentence, first, last) => {
    const verb = sentence.word(last);
    // 'If he came and it were true' is only imagined.
    if (
      verb === 'were' &&
      /\b(?:if|wish|wishes|wished|though|suppose|would|lest)\b/i.test(sentence.text)
    )
      return null;
    return likeCase(sentence.written(first), `${sentence.written(first)} ${RIGHT[verb] ?? verb}`);
  },
  why: (sentence, first, last) =>
    `with “${sentence.word(first)}” the verb is “${RIGHT[sentence.word(last)] ?? ''}”`,
  severity: 3,
  confidence: 0.85,
});
