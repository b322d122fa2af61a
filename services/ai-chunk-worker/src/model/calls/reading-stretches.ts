import { stretchesOf } from '@argint/assembly';
import { countWords, type Span } from '@argint/text-analysis';

/** A stretch of a long essay that one call goes through has about so many words. */
const STRETCH_WORDS = 1_500;

/** Cuts an essay into stretches of about 1,500 words for the calls that read it: several of the engine's each. */
export const readingStretches = (text: string): Span[] => {
  const stretches: Span[] = [];
  let words = Infinity;
  for (const { start, end } of stretchesOf(text)) {
    const size = countWords(text.slice(start, end));
    const last = stretches.at(-1);
    if (last && words + size <= STRETCH_WORDS + size / 2) last.end = end;
    else {
      stretches.push({ start, end });
      words = 0;
    }
    words += size;
  }
  return stretches;
};
