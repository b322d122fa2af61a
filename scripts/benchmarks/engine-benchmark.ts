import { mergeFindings, planTasks, readEssay, findFor } from '@argint/critique-engine';
import { longEssay } from '@argint/testkit';
import { median, type Figure } from './statistics.ts';

/** Question: does twice the text take twice the time, whatever the text is made of? One core, all but grammar. */
const SIZES = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
const SHAPES: Readonly<Record<string, (words: number) => string>> = {
  essay: longEssay,
  'one line': (words) => longEssay(words).replaceAll('\n', ' '),
  'no punctuation': (words) => longEssay(words).replaceAll(/[.,;:!?]/g, ''),
  'one sentence repeated': (words) =>
    'Water should cost more because it is scarce in this city. '.repeat(words / 11),
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
  return performance.now() - begun;
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
      baseline: `1,000 words (${words / 1_000} times the text)`,
    }));
  });
};
