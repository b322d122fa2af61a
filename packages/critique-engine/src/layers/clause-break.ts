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
    const found = !bound && (joined || stop) && opensMain(sentence, joined ? i + 1 : i) ? [i] : [];
    if (stop) bound = opensClause.test(lower);
    return i > EDGE && i < words.length - EDGE + 1 ? found : [];
  });
};

const aside = /^(?:which|who|whose|because|while|although|where|with|such|including)$/;
const MOST_ASIDE = 16;

/** A part near the middle that could be left out of the sentence, up to its comma or end. Null if there is none. */
export const asideOf = (sentence: Sentence): string | null => {
  const { words, text, start } = sentence;
  const middle = words.length / 2;
  const [at] = words
    .map(({ lower }, i) => ({ i, lower }))
    .filter(({ i, lower }) => i > EDGE && i < words.length - EDGE && aside.test(lower))
    .toSorted((a, b) => Math.abs(a.i - middle) - Math.abs(b.i - middle));
  const word = at && words[at.i];
  if (!at || !word) return null;
  const end = words[Math.min(words.length - 1, at.i + MOST_ASIDE)]?.end ?? sentence.end;
  const [part = ''] = text.slice(word.start - start, end - start).split(/[,;.]/);
  return part;
};
