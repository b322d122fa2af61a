import { assembleFindings } from '@argint/assembly';
import { findAll, readEssay } from '@argint/critique-engine';
import { longEssay, SAMPLE_ESSAY } from '@argint/testkit';
import { growth, median, type Figure } from './statistics.ts';

/** Question: does twice the text take twice the time, whatever the text is made of? One core, all but grammar. */
const SIZES = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000] as const;
const LONGEST_ALLOWED = 15_000;
/** From this length on, fixed costs no longer hide how the time grows. */
const ASYMPTOTIC = 4_000;

const [SENTENCE = ''] = /[^.]+\./.exec(SAMPLE_ESSAY) ?? [];
const repeated = (words: number): string =>
  `${SENTENCE.trim()} `.repeat(Math.ceil(words / SENTENCE.trim().split(/\s+/).length));

const SHAPES: Readonly<Record<string, (words: number) => string>> = {
  essay: longEssay,
  'one line': (words) => longEssay(words).replaceAll(/\s+/g, ' '),
  'no punctuation': (words) => longEssay(words).replaceAll(/[.,;:!?]/g, ''),
  'one sentence repeated': repeated,
};

/** Processor time of the whole analysis in milliseconds, so that other work on the machine does not count. */
const analyse = (text: string): { ms: number; withheld: boolean } => {
  const begun = process.cpuUsage();
  const essay = readEssay(text, null);
  assembleFindings([findAll(essay)], { text, analysisType: 'comprehensive' });
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / 1_000, withheld: essay.unreadable !== null };
};

const timeOf = (text: string) => {
  const runs = [1, 2, 3].map(() => analyse(text));
  return { ms: median(runs.map(({ ms }) => ms)), withheld: runs.some((run) => run.withheld) };
};

export const engineBenchmark = async (): Promise<Figure[]> => {
  analyse(longEssay(2_000));
  const figures: Figure[] = [
    {
      name: `engine, essay, ${LONGEST_ALLOWED} words`,
      value: timeOf(longEssay(LONGEST_ALLOWED)).ms,
      unit: 'ms',
      aim: { below: 1_000 },
    },
  ];
  for (const [shape, make] of Object.entries(SHAPES)) {
    const points = SIZES.map((words) => ({ words, ...timeOf(make(words)) }));
    const [first] = points;
    for (const { words, ms, withheld } of points)
      figures.push({
        name: `engine, ${shape}, ${words} words`,
        value: ms,
        unit: 'ms',
        ratio: ms / (first?.ms ?? NaN),
        baseline: `1,000 words (${words / 1_000} times the text)`,
        ...(withheld ? { note: 'read, but rightly not judged' } : {}),
      });
    figures.push({
      name: `engine, ${shape}, growth`,
      value: growth(points.filter(({ words }) => words >= ASYMPTOTIC)),
      unit: 'exponent',
      aim: { below: 1.15 },
      note: '1 is linear, 2 quadratic',
    });
  }
  return figures;
};
