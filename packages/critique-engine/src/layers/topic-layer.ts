import type { Sentence, Topic } from '../essay.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

const MAX_TOPICS = 12;
/** Nouns too general to be a topic. */
const empty = new Set(
  `example examples reason reasons time times year years fact facts problem problems part parts essay conclusion kind kinds
  number point points question questions answer case cases hand side sides end place idea ideas opinion view life`.split(
    /\s+/,
  ),
);

/** The twelve nouns the essay uses most, most frequent first. Names keep their capital. */
export const readTopics = (
  text: string,
  sentences: readonly Sentence[],
  names: ReadonlySet<string>,
): Topic[] => {
  const found = new Map<string, Topic & { count: number }>();
  for (const { words, tags } of sentences)
    words.forEach(({ lower, start, end }, i) => {
      if ((tags[i] !== 'NOUN' && tags[i] !== 'PROPN') || !/^\p{L}[\p{L}'’-]{2,}$/u.test(lower))
        return;
      if (STOP_WORDS.has(lower) || empty.has(lower)) return;
      const term = stem(lower);
      const known = found.get(term);
      if (known) known.count++;
      else
        found.set(term, {
          term,
          word: names.has(lower) ? text.slice(start, end) : lower,
          count: 1,
        });
    });
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TOPICS)
    .map(({ term, word }) => ({ term, word }));
};
