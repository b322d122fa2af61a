import type { Span } from '@argint/text-analysis';
import type { SentenceSource } from '../../essay-model.ts';
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

/** Compares each two words of a sentence with only spaces between them. Linear time. */
export const readPairs = (sentences: readonly SentenceSource[], text: string): PairReading => {
  let sum = 0;
  let compared = 0;
  const rare: (Span & { rarity: number })[] = [];
  for (const { words } of sentences)
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (!next || text.slice(word.end, next.start).trim() !== '') continue;
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
