import type { AnalysisType, Reader, TaskKind } from '@argint/contracts';
import { countWords, isSpace, paragraphsOf, sentencesIn } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';

/** One task of an analysis. The tasks of a kind that looks at ranges cover the text without gap or overlap; the others are about the whole text. */
export interface Task extends Span {
  /** 'lines-0', 'lines-1', …, 'grammar-0', …, else the kind. */
  id: string;
  kind: TaskKind;
}

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

/** Offsets where a task may begin, in order: at paragraphs, at sentences of a huge paragraph, at words of a huge sentence. */
const borders = (text: string): number[] =>
  paragraphsOf(text).flatMap((paragraph) =>
    countWords(text.slice(paragraph.start, paragraph.end)) <= MOST_WORDS
      ? [paragraph.start]
      : sentencesIn(text, paragraph).flatMap((s) =>
          countWords(text.slice(s.start, s.end)) <= MOST_WORDS ? [s.start] : cutAtWords(text, s),
        ),
  );

/** Starts a task at a border once the one before has 500 words, or would have over 700 with the next piece. */
const rangeStarts = (text: string): number[] => {
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
 * Plans the tasks of an analysis. Deterministic, so that a repeated start makes the same tasks. Ranges have about 400 to
 * 700 words.
 *
 * @param reader who reads the essay; a simple analysis is the engine's alone @default 'engine'
 */
export const planTasks = (
  text: string,
  analysisType: AnalysisType,
  reader: Reader = 'engine',
): Task[] => {
  const starts = rangeStarts(text);
  const ranges = (kind: TaskKind): Task[] =>
    starts.map((start, i) => ({
      id: `${kind}-${i}`,
      kind,
      start,
      end: starts[i + 1] ?? text.length,
    }));
  const whole = (kind: TaskKind): Task => ({ id: kind, kind, start: 0, end: text.length });
  const byModel = reader === 'model' && analysisType !== 'simple';
  return [
    ...ranges('lines'),
    whole('essay'),
    ...(byModel ? [whole('reading'), ...ranges('language')] : []),
    // Last, because the checker is slow to load and no other task should wait for it.
    ...ranges('grammar'),
  ];
};
