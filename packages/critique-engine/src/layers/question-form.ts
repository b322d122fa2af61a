import type { Sentence } from '../essay.ts';

const marked = /\?["'”’)]*$/;
const opening = /^(?:and|but|or|well|now|however|firstly|secondly|finally)$/;
const asks = /^(?:do|does|did|is|are|was|can|could|should|would|will|have|has)(?:n[o']t|n't)?$/;
const someone = /^(?:i|you|he|she|it|we|they|there|this|these|those|anyone|everyone|people)$/;
/** After 'is', these words may begin a statement whose subject was left out ('Is a good idea', 'Is my favourite'). */
const leftOut = /^(?:a|an|that|my|our|many|some|several|all|more|one)$/;
/** An answer in the same sentence. */
const answers = /\bi (?:think|believe|agree|disagree|say|would say|argue)\b|\bin my opinion\b/i;
/** A sentence with more words is more than a question. */
const MAX_QUESTION_WORDS = 40;
const owner = /^(?:my|your|his|her|its|our|their)$/;

/** Index after the noun phrase that begins at `at`; `at` itself if there is none. */
const pastNouns = ({ words, tags }: Sentence, at: number): number => {
  const isNoun = (i: number): boolean =>
    /^(?:NOUN|PROPN)$/.test(tags[i] ?? '') ||
    // A base form does not end like this, but the tagger takes 'engineers' in 'should engineers' for a verb.
    (i === at && tags[i] === 'VERB' && /[^su]s$/.test(words[i]?.lower ?? ''));
  let end = at;
  while (/^(?:DET|ADJ|NUM)$/.test(tags[end] ?? '') || owner.test(words[end]?.lower ?? '')) end++;
  if (!isNoun(end)) return at;
  while (isNoun(end)) end++;
  return end;
};

/** 'Should you need help, call': a main clause follows the comma, so this is not a question. */
const isCondition = ({ text, words }: Sentence, from: number): boolean => {
  const [, after] = /,\s*([a-z]+)/i.exec(text) ?? [];
  return (
    words[from]?.lower === 'should' &&
    ((after !== undefined && !/^(?:or|and|but)$/i.test(after)) ||
      /\b(?:i|you|he|she|it|we|they) (?:will|would|can|must|may)\b/i.test(text))
  );
};

/** 'In what can a club help you', with a verb before its subject and nothing after a comma. */
const preposed =
  /^\W*(?:in|on|at|for|with|to|by|from|about) (?:what|which|whom)\b[^,]* (?:do|does|did|is|are|can|could|should|would|will) (?:an?|the|you|we|they|it|he|she|people)\b[^,]*$/i;

const opensAsQuestion = (sentence: Sentence): boolean => {
  const { words, tags, text } = sentence;
  if (words.length <= MAX_QUESTION_WORDS && preposed.test(text)) return true;
  const from = opening.test(words[0]?.lower ?? '') ? 1 : 0;
  const at = (i: number): string => (words[from + i]?.lower ?? '').replace('’', "'");
  if (!asks.test(at(0)) || words.length < 3 || words.length > MAX_QUESTION_WORDS) return false;
  if (isCondition(sentence, from) || answers.test(text.slice(12))) return false;
  if (someone.test(at(1)) && !/^(?:and|or|of|like|that)$/.test(at(2))) return true;
  const past = pastNouns(sentence, from + 1);
  if (past === from + 1) return false;
  if (/^(?:is|are|was)/.test(at(0)))
    return !leftOut.test(at(1)) && /^(?:ADJ|VERB|ADV|DET|AUX)$/.test(tags[past] ?? '');
  // After these comes a base form, after 'have' a participle. Neither ends in a single s.
  return /^(?:VERB|AUX)$/.test(tags[past] ?? '') && !/[^su]s$/.test(words[past]?.lower ?? '');
};

/** Whether a sentence is a question: it has a question mark or, if that is missing, an auxiliary before its subject. */
export const isQuestion = (sentence: Sentence): boolean =>
  marked.test(sentence.text) || opensAsQuestion(sentence);

/** Whether a sentence is a question without a question mark. */
export const isUnmarkedQuestion = (sentence: Sentence): boolean =>
  !marked.test(sentence.text) && opensAsQuestion(sentence);
