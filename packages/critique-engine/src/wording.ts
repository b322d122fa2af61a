import type { EssayModel, Sentence } from './essay-model.ts';
import { unknownWords } from './layers/pos-tagger.ts';
import { stem } from './layers/stem.ts';
import { STOP_WORDS } from './layers/stop-words.ts';

/** The essay's words between curly quotation marks, on one line, cut at a word after `max` units. */
export const cite = (text: string, max = 70): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return `“${line}”`;
  const cut = line.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `“${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')} …”`;
};

/** What is left of a sentence, or the sentence itself where too little is left to quote. */
export const citeRest = (rest: string, sentence: string, max = 70): string =>
  cite(/\p{L}{3}.*\s\S*\p{L}/u.test(rest) ? rest.trim() : sentence, max);

/** One of several wordings, by the words it is about: the same text always gets the same one. */
export const choose = (seed: string, options: readonly [string, ...string[]]): string => {
  let hash = 0;
  for (let i = 0; i < seed.length; i++) hash = (hash * 31 + seed.charCodeAt(i)) | 0;
  return options[Math.abs(hash) % options.length] ?? options[0];
};

/** Whether a word that opens a sentence keeps its capital: the essay uses it as a name, or no dictionary has it. */
export const isName = (lower: string, names: ReadonlySet<string>): boolean =>
  names.has(lower) || unknownWords([lower]).has(lower);

/** The noun of a sentence the essay speaks of most, in quotation marks; null where there is none. */
export const topicOf = (
  { words, tags }: Sentence,
  { terms, text, names }: EssayModel,
): string | null => {
  let best: string | null = null;
  let most = 0;
  words.forEach(({ lower, start, end }, i) => {
    if ((tags[i] !== 'NOUN' && tags[i] !== 'PROPN') || lower.length < 3 || STOP_WORDS.has(lower))
      return;
    const count = terms.get(stem(lower)) ?? 0;
    if (count > most) {
      most = count;
      best = i > 0 || isName(lower, names) ? text.slice(start, end) : lower;
    }
  });
  return best && `“${best}”`;
};

/** `1 claim`, `3 claims`. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
