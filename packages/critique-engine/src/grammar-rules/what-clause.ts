import { BASE_OF_PAST, BASE_OF_THIRD, COMMON_VERBS } from '../lexicon/common-verbs.ts';

const doubled = /^(is|are|was|were|did|does|do|had|has|have) \1$/i;
const opening =
  /(?:^|[.!?,;:–—]\s|\b(?:that|but|and|or|because|so|know|sure) )["“‘]?(?:what|who|where|when|how|why|which|whatever|whoever|wherever)(?: exactly)? ([^.,;:!?]{1,60}) $/i;
const pronoun = /^(?:i|you|we|they|he|she|it|this|that|these|those|there)$/i;

/** Most words between the question word and its verb. */
const MOST_WORDS = 6;

/**
 * Whether a verb that stands twice ends a clause such as 'what the problem is' and goes on as the verb of the sentence:
 * 'What the problem is is not yet clear.' Between question word and verb only the subject may stand.
 */
export const endsWhatClause = (before: string, words: string): boolean => {
  if (!doubled.test(words)) return false;
  const between = opening.exec(before.slice(-120))?.[1]?.toLowerCase().split(/\s+/) ?? [];
  const [first = ''] = between;
  if (between.length === 0 || between.length > MOST_WORDS) return false;
  if (pronoun.test(first)) return between.length === 1;
  return !between.some(
    (word, i) =>
      BASE_OF_THIRD.has(word) || BASE_OF_PAST.has(word) || (i === 0 && COMMON_VERBS.includes(word)),
  );
};
