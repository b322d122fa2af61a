import { planTasks } from '@argint/assembly';
import { countWords, type Span } from '@argint/text-analysis';

/** A stretch of a long essay that one call goes through has about so many words. */
const STRETCH_WORDS = 1_500;

/** Cuts an essay into stretches of about 1,500 words, at the borders of its line tasks. */
export const stretchesOf = (text: string): Span[] => {
  const ranges = planTasks(text, 'simple').filter(({ kind }) => kind === 'lines');
  const stretches: Span[] = [];
  let words = Infinity;
  for (const { start, end } of ranges) {
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
