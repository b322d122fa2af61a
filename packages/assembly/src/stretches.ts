import { countWords, isSpace, paragraphsOf, sentencesIn } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';

const AIM_WORDS = 500;
const MOST_WORDS = 700;

/** Cuts a stretch without sentence ends at whitespace, every AIM_WORDS words. */
const cutAtWords = (text: string, { start, end }: Span): number[] => {
  const cuts = [start];
  let words = 0;
  for (let i = start + 1; i < end; i++) {
    if (isSpace(text.charCodeAt(i)) || !isSpace(text.charCodeAt(i - 1))) continue;
    words++;
    if (words % AIM_WORDS === 0) cuts.push(i);
  }
  return cuts;
};

/** Offsets where a stretch may begin, in order: at paragraphs, at sentences of a huge paragraph, at words of a huge sentence. */
const borders = (text: string): number[] =>
  paragraphsOf(text).flatMap((paragraph) =>
    countWords(text.slice(paragraph.start, paragraph.end)) <= MOST_WORDS
      ? [paragraph.start]
      : sentencesIn(text, paragraph).flatMap((s) =>
          countWords(text.slice(s.start, s.end)) <= MOST_WORDS ? [s.start] : cutAtWords(text, s),
        ),
  );

/** Begins a stretch at a border once the one before has 500 words, or would have over 700 with the next piece. */
const startsOf = (text: string): number[] => {
  const places = borders(text);
  const starts = [0];
  let words = 0;
  places.forEach((place, i) => {
    const size = countWords(text.slice(place, places[i + 1] ?? text.length));
    if (words > 0 && (words >= AIM_WORDS || words + size > MOST_WORDS)) {
      starts.push(place);
      words = 0;
    }
    words += size;
  });
  return starts;
};

/**
 * Cuts an essay into stretches of about 400 to 700 words, which cover it without gap or overlap. Deterministic, so that
 * a task that is done again goes through the same stretches.
 */
export const stretchesOf = (text: string): Span[] =>
  startsOf(text).map((start, i, starts) => ({ start, end: starts[i + 1] ?? text.length }));
