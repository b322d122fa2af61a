/**
 * npm run bench [-- NAME…] [--against FILE] prints a table of figures with ratios against a baseline of the same
 * run, and saves it as JSON in scripts/benchmarks/results. --against shows the values of an earlier file beside them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analysisBenchmark } from './analysis-benchmark.ts';
import { busBenchmark } from './bus-benchmark.ts';
import { engineBenchmark } from './engine-benchmark.ts';
import { fairnessBenchmark } from './fairness-benchmark.ts';
import { fastTrackBenchmark } from './fast-track-benchmark.ts';
import { firstPageBenchmark } from './first-page-benchmark.ts';
import { gatewayBenchmark } from './gateway-benchmark.ts';
import { gatewayPartsBenchmark } from './gateway-parts-benchmark.ts';
import { jobsBenchmark } from './jobs-benchmark.ts';
import { kafkaBenchmark } from './kafka-benchmark.ts';
import { memoryBenchmark } from './memory-benchmark.ts';
import { resultBenchmark } from './result-benchmark.ts';
import { readResult, saveResult } from './result-file.ts';
import { servicesBenchmark } from './services-benchmark.ts';
import { socketsBenchmark } from './sockets-benchmark.ts';
import type { Figure } from './statistics.ts';
import { storeBenchmark } from './store-benchmark.ts';
import { toLine } from './table-line.ts';
import { typingBenchmark } from './typing-benchmark.ts';

const benchmarks: Readonly<Record<string, (dataDir: string) => Promise<Figure[]>>> = {
  analysis: analysisBenchmark,
  memory: memoryBenchmark,
  jobs: jobsBenchmark,
  services: servicesBenchmark,
  fairness: fairnessBenchmark,
  'fast-track': fastTrackBenchmark,
  gateway: gatewayBenchmark,
  'gateway-parts': gatewayPartsBenchmark,
  sockets: socketsBenchmark,
  bus: busBenchmark,
  kafka: kafkaBenchmark,
  engine: engineBenchmark,
  store: storeBenchmark,
  typing: typingBenchmark,
  'first-page': firstPageBenchmark,
  result: resultBenchmark,
};

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(2);
}
const earlier = values.against === undefined ? undefined : readResult(values.against);
const load = loadavg()[0] ?? 0;
const cores = availableParallelism();
console.log(`${cores} cores, load ${load.toFixed(1)} before, Node ${process.version}`);
const figures: Figure[] = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const dir = mkdtempSync(join(tmpdir(), 'argint-bench-'));
  try {
    const found = await run(dir);
    for (const figure of found) console.log(toLine(figure, earlier));
    figures.push(...found);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
console.log(`saved as ${saveResult({ node: process.version, cores, load, figures })}`);
