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
