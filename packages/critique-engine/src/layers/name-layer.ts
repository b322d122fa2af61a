import { wordsIn } from '@argint/text-analysis';
import type { Region, Sentence } from '../essay.ts';
import { unknownWords } from './pos-tagger.ts';

const capitalised = /^\p{Lu}[\p{L}'’-]*\p{Ll}/u;

/**
 * Words (lower case) that the essay uses as names: capitalised inside a sentence, in a citation or in the
 * references, or unknown to the
 * dictionary and capitalised twice; nowhere written small.
 */
export const readNames = (
  text: string,
  sentences: readonly Sentence[],
  regions: readonly Region[],
): Set<string> => {
  const opening = new Map<string, number>();
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { words } of sentences)
    words.forEach(({ start, end, lower }, i) => {
      const raw = text.slice(start, end);
      if (!capitalised.test(raw)) {
        if (raw === lower) small.add(lower);
      } else if (i > 0 && !/["“‘(:]\s*$/.test(text.slice(Math.max(0, start - 3), start)))
        names.add(lower);
      else opening.set(lower, (opening.get(lower) ?? 0) + 1);
    });
  for (const region of regions)
    if (region.kind === 'citation' || region.kind === 'references')
      for (const { start, end, lower } of wordsIn(text, region.start, region.end))
        if (capitalised.test(text.slice(start, end))) names.add(lower);
  const repeated = [...opening].flatMap(([word, count]) => (count > 1 ? [word] : []));
  for (const word of unknownWords(repeated)) names.add(word);
  for (const word of small) names.delete(word);
  for (const name of [...names]) if (/['’]s$/.test(name)) names.add(name.slice(0, -2));
  return names;
};
