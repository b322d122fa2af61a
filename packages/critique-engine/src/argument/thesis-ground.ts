import type { ReadEssay, Sentence } from '../essay.ts';
import { pointsAhead } from '../layers/discourse-cues.ts';
import { withOwnReason } from '../layers/graph/claims.ts';
import { isQuestion } from '../layers/question-form.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** After 'as we': what is known or said already, and so no ground. */
const KNOWN =
  '(?:all |already |have |has |can )*(?:know|see|said|say|mention|state|show|argue|explain)';
/** Words that bring a ground. 'For the following reasons' only promises one. */
const grounded = new RegExp(
  `^as (?:i|you|he|she|most|people) (?!${KNOWN})[^,]+,|\\bas (?:it|they|this|we|there) (?!${KNOWN})|\\b(?:because|since(?! (?:\\d|then\\b|childhood\\b|birth\\b))|so that|in order to|so as to|due to|thanks to|owing to|by \\w+ing|given that|which (?:would|will|can|could|may|might) )\\b`,
  'i',
);
/** A sentence that goes on about what the sentence before it says. */
const goesOn =
  /^(?:i (?:\w+ )?(?:think|believe|feel|say)(?: that|,)? (?:it|they|this|these|that|those)|it|they|this|that|these|such|doing so|without (?:it|them|this)|otherwise|because|since|after all|the reason)\b/i;

/** Tags after which 'to' and a verb name a purpose: '… should be closed to protect the children'. */
const BEFORE_PURPOSE = new Set(['NOUN', 'PROPN', 'VERB', 'ADV', 'PRON']);
/** Verbs, adjectives and nouns that take 'to' with a verb and name no purpose by it. */
const TAKES_INFINITIVE =
  /^(?:have|has|had|having|need\w*|ought|want\w*|like|love|prefer\w*|try|tries|tried|trying|allow\w*|able|going|used|start\w*|begin\w*|began|begun|continu\w+|learn\w*|decid\w+|choos\w+|chose\w*|fail\w*|tend\w*|seem\w*|forc\w+|encourag\w+|ask\w*|expect\w*|right|ability|chance|freedom|way|ways|opportunit\w+|duty|need|needs|time|how|what|where|when|it)$/;

/** Whether a clause of a sentence says what something is good for: a verb with 'to', after the verb of the sentence. */
const namesPurpose = ({ words, tags }: Sentence): boolean => {
  const verb = tags.findIndex((tag) => tag === 'VERB' || tag === 'AUX');
  return words.some(
    ({ lower }, i) =>
      lower === 'to' &&
      verb >= 0 &&
      i > verb + 1 &&
      tags[i + 1] === 'VERB' &&
      BEFORE_PURPOSE.has(tags[i - 1] ?? 'X') &&
      !TAKES_INFINITIVE.test(words[i - 1]?.lower ?? ''),
  );
};

/** Where the ground of the position stands: in its own sentence, in the next one, or nowhere near it. */
export type Ground = 'own' | 'beside' | null;

/** Where the sentence that says what the writer thinks gets its ground. Every part of the result reads this. */
export const thesisGround = memoizeByKey((essay: ReadEssay): Ground => {
  const sentence = essay.thesis?.sentence;
  if (!sentence) return null;
  if (withOwnReason(essay).has(sentence) || grounded.test(sentence.text) || namesPurpose(sentence))
    return 'own';
  const next = essay.sentences[sentence.index + 1];
  return next?.paragraph === sentence.paragraph &&
    goesOn.test(next.text) &&
    !isQuestion(next) &&
    !pointsAhead(next)
    ? 'beside'
    : null;
});
