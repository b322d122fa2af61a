import { setTimeout as sleep } from 'node:timers/promises';
import {
  geminiReplies,
  launchStandalone,
  longEssay,
  registerUser,
  startFakeGemini,
  type TestUser,
} from '@argint/testkit';
import { AS_STARTED, grantUnlimited, memoryMb } from './running-product.ts';
import { growth, median, type Figure } from './statistics.ts';

/** Question: how long do the first critique and the whole analysis take at each length, and do they grow in proportion? */
const LENGTHS = [300, 1_000, 3_000, 15_000] as const;
const RUNS = 5;
const WORDS = 3_000;
/** Aims in ms, by the number of words. */
const AIMS = {
  first: new Map([[3_000, 300]]),
  all: new Map([
    [3_000, 2_000],
    [15_000, 2_000],
  ]),
};
const NAMES = { first: 'first critique', all: 'all done' } as const;

/** How long the model takes for each 48 characters of its answer, in ms: some 300 tokens a second. */
const PIECE_MS = 40;

/** An essay of at most `words` words, with one slip; no plan allows more than 15,000. */
export const essayOf = (words: number): string =>
  `${longEssay(words - 40)}\n\nMost of the towns could of done so before.`;

interface Times {
  first: number;
  all: number;
}

/** Submits an essay over HTTP and follows it over the socket, as the page does. @returns milliseconds */
export const analyseOnce = async (user: TestUser, text: string): Promise<Times> => {
  const begun = performance.now();
  let first = NaN;
  const { status, body } = await user.start(text);
  if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
  const updates = await user.follow(body.jobId, {
    until: ({ partial, result }) => {
      if (Number.isNaN(first) && (partial ?? result)) first = performance.now() - begun;
      return false;
    },
  });
  const all = performance.now() - begun;
  // A text that the engine cannot judge costs almost nothing, so its time would mislead.
  if (!updates.at(-1)?.result?.lineCritiques.length) throw new Error('the result has no critique');
  return { first, all };
};

const figuresOf = (what: keyof Times, times: readonly (Times & { words: number })[]): Figure[] => {
  const at1000 = times.find(({ words }) => words === 1_000)?.[what] ?? NaN;
  return [
    ...times.map(({ words, [what]: value }) => {
      const below = AIMS[what].get(words);
      return {
        name: `${NAMES[what]}, ${words} words`,
        value,
        unit: 'ms',
        ratio: value / at1000,
        baseline: `1,000 words (${words / 1_000} times the text)`,
        ...(below === undefined ? {} : { aim: { below } }),
      };
    }),
    {
      name: `${NAMES[what]}, growth`,
      value: growth(times.map(({ words, [what]: ms }) => ({ words, ms }))),
      unit: 'exponent',
      aim: { below: 1.1 },
      note: '1 is linear',
    },
  ];
};

/** With a model that streams its answer, the engine's remarks must not wait for it. */
const figuresWithModel = async (dataDir: string, alone: number): Promise<Figure[]> => {
  const gemini = await startFakeGemini();
  gemini.replyAlways(geminiReplies.inPieces(() => sleep(PIECE_MS)));
  const product = await launchStandalone(dataDir, {
    ...AS_STARTED,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
  });
  try {
    const user = await registerUser(product.url, 'bench-model');
    await grantUnlimited(dataDir, user.account.email);
    await analyseOnce(user, essayOf(WORDS));
    const runs: Times[] = [];
    // An answer is kept for the same text, so each run has one of its own.
    for (let i = 0; i < RUNS; i += 1)
      runs.push(await analyseOnce(user, `${essayOf(WORDS)} That is ${i}.`));
    const first = median(runs.map((one) => one.first));
    const all = median(runs.map((one) => one.all));
    const pid = product.processes.get('standalone')?.pid ?? 0;
    return [
      {
        name: `${NAMES.first}, ${WORDS} words, with a model`,
        value: first,
        unit: 'ms',
        ratio: first / alone,
        baseline: 'without a model',
        aim: { below: 100 },
      },
      { name: `${NAMES.all}, ${WORDS} words, with a model`, value: all, unit: 'ms' },
      { name: 'memory after them, with a model', value: memoryMb(pid), unit: 'MB' },
    ];
  } finally {
    await product.stop();
    await gemini.close();
  }
};

/** Starts the product twice and measures the second, warm start, with its threads and grammar checker loaded. */
export const analysisBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const cold = await launchStandalone(dataDir, AS_STARTED);
  await cold.stop();
  const product = await launchStandalone(dataDir, AS_STARTED);
  const figures: Figure[] = [];
  let alone: number;
  try {
    const user = await registerUser(product.url, 'bench');
    await grantUnlimited(dataDir, user.account.email);
    const { all: firstEver } = await analyseOnce(user, essayOf(1_000));
    const times = [];
    for (const words of LENGTHS) {
      // The grammar checker unloads when unused, so each length gets a warm-up run.
      await analyseOnce(user, essayOf(words));
      const runs: Times[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await analyseOnce(user, essayOf(words)));
      times.push({
        words,
        first: median(runs.map(({ first }) => first)),
        all: median(runs.map(({ all }) => all)),
      });
    }
    alone = times.find(({ words }) => words === WORDS)?.first ?? NaN;
    figures.push(
      { name: 'start-up, empty folder', value: cold.readyMs, unit: 'ms' },
      { name: 'start-up, warm', value: product.readyMs, unit: 'ms', aim: { below: 2_000 } },
      { name: 'all done, 1,000 words, checker not loaded', value: firstEver, unit: 'ms' },
      ...figuresOf('first', times),
      ...figuresOf('all', times),
    );
  } finally {
    await product.stop();
  }
  return [...figures, ...(await figuresWithModel(dataDir, alone))];
};
