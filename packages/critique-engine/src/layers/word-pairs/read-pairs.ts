import type { Span } from '@argint/text-analysis';
import type { SentenceSource } from '../../essay.ts';
import { pairRarity } from './pair-level.ts';

/** How usual the neighbouring words of a text are. */
export interface PairReading {
  /** Mean rarity of the pairs that could be compared, see `pairRarity`. 0 where there is none. */
  meanRarity: number;
  /** Pairs that hardly ever stand together, the rarest first. Offsets are those of the sentences' text. */
  rare: Span[];
}

/** From this rarity on (the pair is some 30 times rarer than chance) a pair is worth a second look. */
const RARE_FROM = 3.5;

/** Most words of a phrase or clause in front of the main clause. */
const FRONTED_WORDS = 10;
const subordinates =
  /^(?:when|whenever|if|after|before|while|because|although|though|since|as|until|once)$/;
const isVerb = (tag: string): boolean => tag === 'VERB' || tag === 'AUX';

/**
 * Whether what stands in front of the main clause ends with a word, and the next one begins the clause: 'In my own school the
 * library was open'. A comma may be missing there, and the two words say nothing about each other.
 */
const endsFronted = ({ words, tags }: SentenceSource, at: number): boolean => {
  if (at >= FRONTED_WORDS || !/^(?:NOUN|PROPN|NUM|ADV|ADJ)$/.test(tags[at] ?? '')) return false;
  if (!/^(?:DET|PRON)$/.test(tags[at + 1] ?? '') || !tags.slice(at + 2).some(isVerb)) return false;
  const hasVerb = tags.slice(0, at).some(isVerb);
  return subordinates.test(words[0]?.lower ?? '') ? hasVerb : tags[0] === 'ADP' && !hasVerb;
};

/** Compares each two words of a sentence with only spaces between them. Linear time. */
export const readPairs = (sentences: readonly SentenceSource[], text: string): PairReading => {
  let sum = 0;
  let compared = 0;
  const rare: (Span & { rarity: number })[] = [];
  for (const source of sentences)
    for (const [i, word] of source.words.entries()) {
      const next = source.words[i + 1];
      if (!next || endsFronted(source, i) || text.slice(word.end, next.start).trim() !== '')
        continue;
      const rarity = pairRarity(word.lower, next.lower);
      if (rarity === null) continue;
      compared++;
      sum += rarity;
      if (rarity >= RARE_FROM) rare.push({ start: word.start, end: next.end, rarity });
    }
  rare.sort((a, b) => b.rarity - a.rarity || a.start - b.start);
  return {
    meanRarity: compared ? sum / compared : 0,
    rare: rare.map(({ start, end }) => ({ start, end })),
  };
};
