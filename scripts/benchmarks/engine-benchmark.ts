import { mergeFindings, planTasks, readEssay, findFor } from '@argint/critique-engine';
import { longEssay } from '@argint/testkit';
import { median, type Figure } from './statistics.ts';

/** Question: does twice the text take twice the time, whatever the text is made of? One core, all but grammar. */
const SIZES = [750, 1_500, 3_000, 6_000] as const;
const SHAPES: Readonly<Record<string, (words: number) => string>> = {
  essay: longEssay,
  'one line': (words) => longEssay(words).replaceAll('\n', ' '),
  'no punctuation': (words) => longEssay(words).replaceAll(/[.,;:!?]/g, ''),
};

const analyse = (text: string): number => {
  const begun = performance.now();
  const model = readEssay(text, null);
  const findings = planTasks(text, 'comprehensive').map((task) => findFor(task.kind, model, task));
  mergeFindings(findings, {
    text,
    analysisType: 'comprehensive',
    engine: 'offline',
    model: null,
    notes: [],
  });
  const took = performance.now() - begun;
  // A text that cannot be read costs next to nothing; its time would be a lie.
  if (model.unreadable) throw new Error(model.unreadable);
  return took;
};

export const engineBenchmark = async (): Promise<Figure[]> => {
  analyse(longEssay(2_000));
  return Object.entries(SHAPES).flatMap(([shape, make]) => {
    const times = SIZES.map((words) => median([1, 2, 3].map(() => analyse(make(words)))));
    const [first = NaN] = times;
    return SIZES.map((words, i) => ({
      name: `engine, ${shape}, ${words} words`,
      value: times[i] ?? NaN,
      unit: 'ms',
      ratio: (times[i] ?? NaN) / first,
      baseline: `750 words (${words / 750} times the text)`,
    }));
  });
};
