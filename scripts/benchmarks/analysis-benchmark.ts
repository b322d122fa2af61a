import { call, launchStandalone, longEssay, registerUser, type Product } from '@argint/testkit';
import { grantUnlimited, memoryMb } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how long until the first critique and until the end, at what length, and does it grow in proportion? */
const LENGTHS = [300, 1_000, 3_000, 6_000] as const;
const RUNS = 5;

const run = async (
  user: Awaited<ReturnType<typeof registerUser>>,
  text: string,
): Promise<{ first: number; all: number }> => {
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
  // A text that cannot be read costs next to nothing; its time would be a lie.
  if (!updates.at(-1)?.result?.lineCritiques.length) throw new Error('the text drew no remark');
  return { first, all };
};

const measure = async (product: Product, dataDir: string): Promise<Figure[]> => {
  const figures: Figure[] = [{ name: 'start-up, warm', value: product.readyMs, unit: 'ms' }];
  const memory = () => memoryMb(product.processes.get('standalone')?.pid ?? 0);
  figures.push({ name: 'memory, idle', value: memory(), unit: 'MB' });
  const user = await registerUser(product.url, 'bench');
  await grantUnlimited(dataDir, user.account.email);
  await run(user, longEssay(1_000));
  const base = new Map<string, number>();
  for (const words of LENGTHS) {
    const runs = [];
    for (let i = 0; i < RUNS; i += 1) runs.push(await run(user, longEssay(words)));
    for (const [what, key] of [
      ['first critique', 'first'],
      ['all done', 'all'],
    ] as const) {
      const value = median(runs.map((one) => one[key]));
      const at1000 = base.get(key);
      if (words === 1_000) base.set(key, value);
      figures.push({
        name: `${what}, ${words} words`,
        value,
        unit: 'ms',
        ...(at1000 === undefined
          ? {}
          : { ratio: value / at1000, baseline: `1,000 words (${words / 1_000} times the text)` }),
      });
    }
  }
  figures.push({ name: 'memory, after grammar', value: memory(), unit: 'MB' });
  // Idle again means that nothing is under way; one call proves that it still answers.
  await call(product.url, '/api/health');
  return figures;
};

/** Starts the product twice (the second start is warm) and measures the second. */
export const analysisBenchmark = async (dataDir: string): Promise<Figure[]> => {
  await (await launchStandalone(dataDir)).stop();
  const product = await launchStandalone(dataDir);
  try {
    return await measure(product, dataDir);
  } finally {
    await product.stop();
  }
};
