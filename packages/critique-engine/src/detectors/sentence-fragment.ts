import type { Remark, ParagraphDetector } from '../detector.ts';
import type { Sentence } from '../essay.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { cite } from '../wording.ts';

/** A shorter sentence may be a heading or an answer, and a longer one is hard to read for certain. */
const FEWEST_WORDS = 5;
const MOST_WORDS = 30;
/** In a longer sentence with 'if' or 'when', the main clause may only lack its comma. */
const SHORT_CONDITION = 10;
/** Words that make a clause depend on another one. */
const OPENER = /^(?:because|although|though|whereas|unless|if|when)$/;
/** Words that open a further clause: then nothing is certain. */
const INNER =
  /^(?:that|which|who|whom|whose|what|where|when|why|how|if|because|although|though|while|since|than|as|until|unless|before|after|whether|so)$/;
/** Words that a main clause may begin with, its contractions and misspelt ones included: 'if it rains its wet'. */
const NEW_SUBJECT = /^(?:i|you|u|we|they|he|she|it|there|its|im|your|.*['’](?:s|re|m|ll|d|ve))$/;
const NOT_FINITE = /(?:ing)$/;

/** Whether a word is a verb that a clause can be built on: no infinitive, no form in -ing, no participle behind another verb. */
const isFinite = ({ words, tags }: Sentence, at: number): boolean => {
  const word = words[at]?.lower ?? '';
  const before = words[at - 1]?.lower ?? '';
  if (tags[at] !== 'VERB' && tags[at] !== 'AUX') return false;
  if (before === 'to' || NOT_FINITE.test(word)) return false;
  // The second of two verbs in a row belongs to the first.
  const near = [at - 1, at - 2].find((i) => tags[i] !== 'ADV' && tags[i] !== 'PART');
  return !(near !== undefined && (tags[near] === 'AUX' || tags[near] === 'VERB'));
};

/** Whether a sentence is one clause that depends on another and has none beside it. */
const isClauseAlone = (sentence: Sentence): boolean => {
  const { words, text, tags } = sentence;
  if (!OPENER.test(words[0]?.lower ?? '')) return false;
  if (/[,;:?"“”()–—]|\.\.\./.test(text) || tags.some((tag) => tag === 'X' || tag === 'CCONJ'))
    return false;
  const [first, ...rest] = words;
  if (/^(?:if|when)$/.test(first?.lower ?? '') && words.length > SHORT_CONDITION) return false;
  if (rest.some(({ lower }) => INNER.test(lower))) return false;
  // 'Then' opens the main clause: 'if it is allowed then everything is'.
  if (/^(?:if|when)$/.test(first?.lower ?? '') && rest.some(({ lower }) => lower === 'then'))
    return false;
  // A second subject opens the main clause: 'if it rains we stay'.
  if (rest.slice(1).some(({ lower }) => NEW_SUBJECT.test(lower))) return false;
  return words.filter((_, at) => isFinite(sentence, at)).length === 1;
};

/** A comma and a finite verb somewhere behind it. */
const HAS_CLAUSE = /,.*\b(?:is|are|was|were|can|will|have|has)\b/;

/** Whether a sentence only names what another one needed: 'Such as dogs and cats.', 'Which is very important.' */
const isTail = ({ words, text, tags }: Sentence): boolean => {
  const first = words[0]?.lower;
  const second = words[1]?.lower;
  if (/[?:]/.test(text)) return false;
  if (first === 'such' && second === 'as')
    return !words.some(({ lower }) => NEW_SUBJECT.test(lower)) && !HAS_CLAUSE.test(text);
  return first === 'which' && /^(?:AUX|VERB)$/.test(tags[1] ?? '') && !/,/.test(text);
};

const remarkFor = (sentence: Sentence): Remark => {
  const opener = sentence.text
    .split(' ')
    .slice(0, isTail(sentence) && /^such/i.test(sentence.text) ? 2 : 1)
    .join(' ');
  return {
    ruleId: 'sentence-fragment',
    issueType: 'grammar',
    severity: 3,
    at: { start: sentence.start, end: sentence.end },
    issue: `${cite(sentence.text, 60)} is only part of a sentence.`,
    reasoning: `A part that begins with “${opener}” leans on another clause, and your reader waits for it.`,
    fix: `Join it to the sentence before or after it, or leave out “${opener}” if what follows can stand alone.`,
    hint: 'Read this sentence aloud on its own. Does it tell a whole thought?',
    confidence: 0.8,
  };
};

/** Sentences that are only a dependent clause, or only the end of the sentence before. */
export const sentenceFragment: ParagraphDetector = ({ sentences }, essay) =>
  sentences.flatMap((sentence, i) => {
    const count = sentence.words.length;
    if (count < FEWEST_WORDS || count > MOST_WORDS) return [];
    if (!/[.!]["”’)]*$/.test(sentence.text) || isForeign(essay, sentence)) return [];
    // An answer may be a clause: 'Why? Because …'.
    if (/\?["”’)]*$/.test(sentences[i - 1]?.text ?? '')) return [];
    return isClauseAlone(sentence) || isTail(sentence) ? [remarkFor(sentence)] : [];
  });
