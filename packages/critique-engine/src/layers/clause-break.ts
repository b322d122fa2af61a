import type { Sentence } from '../essay-model.ts';

const joins = /^(?:and|but|so|or|yet|however|therefore|then)$/;
const opensClause =
  /^(?:if|when|whenever|because|although|though|while|since|as|after|before|until|unless|whether|which|who|whose|that|where|what|how|why)$/;
const someone =
  /^(?:i|you|he|she|it|we|they|there|this|these|those|everyone|everybody|nobody|people)$/;
const owner = /^(?:my|your|his|her|its|our|their)$/;
const EDGE = 6;
const SUBJECT = 5;

/** Whether a subject and a finite verb begin at `at`. Forms in -ing, -ed and -en after a noun may not be finite. */
const opensMain = ({ words, tags }: Sentence, at: number): boolean => {
  const lower = (i: number): string => words[i]?.lower ?? '';
  const isNoun = (i: number): boolean => /^(?:NOUN|PROPN)$/.test(tags[i] ?? '');
  const skip = (i: number): number => (tags[i] === 'ADV' ? i + 1 : i);
  const first = skip(at);
  if (someone.test(lower(first))) {
    const verb = skip(first + 1);
    if (/^(?:VERB|AUX)$/.test(tags[verb] ?? '')) return !/ing$/.test(lower(verb));
  }
  let end = first;
  while (/^(?:DET|ADJ|NUM)$/.test(tags[end] ?? '') || owner.test(lower(end))) end++;
  const head = end;
  while (isNoun(end) && end - first < SUBJECT) end++;
  if (end === head) return false;
  const verb = skip(end);
  return (
    tags[verb] === 'AUX' ||
    (tags[verb] === 'VERB' && !/(?:ing|ed|en|own|one|ade)$/.test(lower(verb)))
  );
};

/** Whether the words before `at` have a verb, so that they can stand alone. */
const hasVerb = ({ tags }: Sentence, at: number): boolean =>
  tags.slice(0, at).some((tag) => tag === 'VERB' || tag === 'AUX');

/** What makes a clause a condition, a reason or a time for the main clause. */
const opensAdverbial =
  /^(?:if|when|whenever|because|although|though|while|since|as|after|before|until|unless|once)$/;

/**
 * Whether a sentence may end before its word `at`: what stands there since the last comma has a main clause of its own, and
 * no 'if' or 'because' in it reaches further.
 */
export const mayEndBefore = (sentence: Sentence, at: number): boolean => {
  const { words, text, start } = sentence;
  const isStop = (i: number): boolean =>
    /[,;:]/.test(
      text.slice((words[i - 1]?.end ?? start) - start, (words[i]?.start ?? start) - start),
    );
  let from = at - 1;
  while (from > 0 && !isStop(from)) from--;
  const clause = words.slice(from, at).map(({ lower }) => lower);
  const subordinate = clause.findIndex((word) => opensClause.test(word) || word === 'once');
  const main = clause.findIndex((_, i) => opensMain(sentence, from + i));
  return (
    main >= 0 &&
    (subordinate < 0 || main < subordinate) &&
    (isStop(at) || !clause.some((word) => opensAdverbial.test(word)))
  );
};

/** Where independent clauses begin: indexes of conjunctions, or of the first word after a comma or semicolon. */
export const clauseBreaks = (sentence: Sentence): number[] => {
  const { words, text, start } = sentence;
  const before = (i: number): string =>
    text.slice((words[i - 1]?.end ?? start) - start, (words[i]?.start ?? start) - start);
  // 'When it rains, he stays': the clause before the first comma cannot stand alone.
  let bound = opensClause.test(words[0]?.lower ?? '');
  return words.flatMap(({ lower }, i) => {
    if (i === 0) return [];
    const stop = /[,;]/.test(before(i));
    const joined = joins.test(lower);
    const found =
      !bound && (joined || stop) && opensMain(sentence, joined ? i + 1 : i) && hasVerb(sentence, i)
        ? [i]
        : [];
    if (stop) bound = opensClause.test(lower);
    return i > EDGE && i < words.length - EDGE + 1 ? found : [];
  });
};
