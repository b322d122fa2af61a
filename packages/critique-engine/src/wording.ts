import { wordsIn } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from './essay.ts';
import { closed } from './closed-quote.ts';
import { stem } from './layers/stem.ts';

export { listed, plural } from '@argint/text-analysis';

/** The essay's words in curly quotation marks, on one line, cut at a word after at most `max` units. */
export const cite = (text: string, max = 70): string => {
  // Read only the beginning. A page without full stops is one sentence, and every critique on it cites it.
  const line = text
    .slice(0, max * 4)
    .replace(/\s+/g, ' ')
    .trim();
  // Without the essay's full stop, because the critique adds its own.
  if (line.length <= max && text.length <= max * 4) return `“${closed(line)}”`;
  const cut = line.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `“${closed(space > max / 2 ? cut.slice(0, space) : cut)} …”`;
};

/** Cites the rest of a sentence, or the whole sentence if the rest is too short. */
export const citeRest = (rest: string, sentence: string, max = 70): string =>
  cite(/\p{L}{3}.*\s\S*\p{L}/u.test(rest) ? rest.trim() : sentence, max);

/** Chooses one of several wordings by `seed`. The same text always gets the same one. */
export const choose = (seed: string, options: readonly [string, ...string[]]): string => {
  let hash = 0;
  // The beginning is enough to distinguish seeds. A page without full stops would be hashed as a whole each time.
  for (let i = 0; i < seed.length && i < 300; i++) hash = (hash * 31 + seed.charCodeAt(i)) | 0;
  return options[Math.abs(hash) % options.length] ?? options[0];
};

const says = /\p{L}{3}.*\s\S*\p{L}{3}/u;

/**
 * Cites what is next to a quote: the rest of its sentence, else the sentence after or before it, else the thesis. With
 * it a critique tells its reader more than the quote alone.
 */
export const beside = (at: Span, sentence: Sentence, essay: ReadEssay, max = 55): string => {
  const { text, sentences, thesis } = essay;
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

/** The most frequent topic of the essay that is not in a quote, in quotation marks. Null if there is none. */
export const topicBeside = (quote: string, { topics }: ReadEssay): string | null => {
  const named = new Set(wordsIn(quote).map(({ lower }) => stem(lower)));
  const topic = topics.find(({ term }) => !named.has(term));
  return topic ? `“${topic.word}”` : null;
};
