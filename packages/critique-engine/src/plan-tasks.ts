import type { AnalysisType, TaskKind } from '@argint/contracts';
import { countWords, isSpace, paragraphsOf, sentencesIn } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';

/** A piece of work: 'lines' tasks, and 'grammar' tasks, cover the text without gap or overlap; the others are about all of it. */
export interface Task extends Span {
  /** 'lines-0', 'lines-1', …, 'grammar-0', …, else the kind. */
  id: string;
  kind: TaskKind;
}

const AIM_WORDS = 500;
const MOST_WORDS = 700;
const whole: Readonly<Record<AnalysisType, readonly TaskKind[]>> = {
  simple: ['argument', 'scores'],
  hybrid: ['argument', 'scores', 'dialectic'],
  comprehensive: ['argument', 'scores', 'dialectic', 'premium'],
};

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

/** Places where a chunk may begin, in order: paragraphs, within a huge one sentences, within a huge one words. */
const borders = (text: string): number[] =>
  paragraphsOf(text).flatMap((paragraph) =>
    countWords(text.slice(paragraph.start, paragraph.end)) <= MOST_WORDS
      ? [paragraph.start]
      : sentencesIn(text, paragraph).flatMap((s) =>
          countWords(text.slice(s.start, s.end)) <= MOST_WORDS ? [s.start] : cutAtWords(text, s),
        ),
  );

/** Begins a chunk at a border once the one before has 500 words or the next piece would take it over 700. */
const chunkStarts = (text: string): number[] => {
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

/** Deterministic, so that a repeated start makes the same tasks. Chunks are of some 400-700 words. */
export const planTasks = (text: string, analysisType: AnalysisType): Task[] => {
  const starts = chunkStarts(text);
  const ranges = (kind: 'lines' | 'grammar'): Task[] =>
    starts.map((start, i) => ({
      id: `${kind}-${i}`,
      kind,
      start,
      end: starts[i + 1] ?? text.length,
    }));
  return [
    ...ranges('lines'),
    ...whole[analysisType].map((kind): Task => ({ id: kind, kind, start: 0, end: text.length })),
    // Apart and last: the checker is slow to load, and nothing else shall wait for it.
    ...ranges('grammar'),
  ];
};
