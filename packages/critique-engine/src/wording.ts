import { wordsIn } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from './essay-model.ts';
import { unknownWords } from './layers/pos-tagger.ts';
import { stem } from './layers/stem.ts';
import { STOP_WORDS } from './layers/stop-words.ts';

/** The essay's words between curly quotation marks, on one line, cut at a word after `max` units. */
export const cite = (text: string, max = 70): string => {
  // Only the beginning is looked at: a page without full stops is one sentence, cited by every critique on it.
  const line = text
    .slice(0, max * 4)
    .replace(/\s+/g, ' ')
    .trim();
  // A full stop of the essay's would meet the critique's own.
  if (line.length <= max && text.length <= max * 4) return `“${line.replace(/[,;:.\s]+$/, '')}”`;
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
  // The beginning is enough to tell two apart, and a page without full stops would cost its length each time.
  for (let i = 0; i < seed.length && i < 300; i++) hash = (hash * 31 + seed.charCodeAt(i)) | 0;
  return options[Math.abs(hash) % options.length] ?? options[0];
};

/** Whether a word that opens a sentence keeps its capital: the essay uses it as a name, or no dictionary has it. */
export const isName = (lower: string, names: ReadonlySet<string>): boolean =>
  names.has(lower) || unknownWords([lower]).has(lower);

/** The noun of a sentence that is most frequent in the essay, in quotation marks; null without one. */
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

const says = /\p{L}{3}.*\s\S*\p{L}{3}/u;

/**
 * Words of the essay that stand beside a quote, cited: the rest of its sentence, else the sentence after or
 * before it, else the thesis. What a critique can tell its reader that the quote alone does not.
 */
export const beside = (at: Span, sentence: Sentence, model: EssayModel, max = 55): string => {
  const { text, sentences, thesis } = model;
  const next = sentences[sentence.index + 1];
  const last = sentences[sentence.index - 1];
  const parts = [
    text
      .slice(at.end, Math.min(sentence.end, at.end + 400))
      .replace(/^[\s,;:.!?)”"]+(?:that\s+)?/, ''),
    text.slice(sentence.start, Math.max(at.start, sentence.start)).slice(0, 400),
    ...[next, last].map((s) =>
      s && s.paragraph === sentence.paragraph ? s.text.slice(0, 400) : '',
    ),
    thesis && thesis.sentence !== sentence ? thesis.sentence.text.slice(0, 400) : '',
    (next ?? last)?.text.slice(0, 400) ?? '',
  ];
  return cite(parts.find((part) => says.test(part)) ?? sentence.text, max);
};

/**
 * A quote with the words of its sentence around it, cited: from the start of the sentence where that is near,
 * else from a few words before. Where the quote is the whole sentence, what stands beside it.
 */
export const around = (at: Span, sentence: Sentence, model: EssayModel, max = 65): string => {
  const { text } = model;
  if (at.start <= sentence.start && at.end >= sentence.end - 1)
    return beside(at, sentence, model, max);
  const near = at.end - sentence.start <= max - 10;
  const first = near ? -1 : sentence.words.findIndex((w) => w.start >= at.start - max / 3);
  const start = near
    ? sentence.start
    : Math.min(at.start, sentence.words[first]?.start ?? at.start);
  return cite(text.slice(start, Math.min(sentence.end, start + 400)), max);
};

/** The most frequent subject of the essay that the words of a quote do not name, in quotation marks; null without one. */
export const topicBeside = (quote: string, { topics }: EssayModel): string | null => {
  const named = new Set(wordsIn(quote).map(({ lower }) => stem(lower)));
  const topic = topics.find(({ term }) => !named.has(term));
  return topic ? `“${topic.word}”` : null;
};

/** `1 claim`, `3 claims`. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
