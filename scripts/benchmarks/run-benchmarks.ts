/** npm run bench [-- NAME…]: a table of figures, and the same as JSON in .cache/benchmarks for comparison over time. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisBenchmark } from './analysis-benchmark.ts';
import { busBenchmark } from './bus-benchmark.ts';
import { engineBenchmark } from './engine-benchmark.ts';
import { gatewayBenchmark } from './gateway-benchmark.ts';
import type { Figure } from './statistics.ts';

const benchmarks: Readonly<Record<string, (dataDir: string) => Promise<Figure[]>>> = {
  analysis: analysisBenchmark,
  gateway: gatewayBenchmark,
  bus: busBenchmark,
  engine: engineBenchmark,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(2);
}
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, load ${load.toFixed(1)} before, Node ${process.version}`,
);
const figures: Figure[] = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const dir = mkdtempSync(join(tmpdir(), 'argint-bench-'));
  try {
    figures.push(...(await run(dir)));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
for (const { name, value, unit, ratio, baseline, note } of figures) {
  const against = ratio === undefined ? '' : `  ${ratio.toFixed(2)} x ${baseline}`;
  console.log(
    `${name.padEnd(42)} ${value.toFixed(1).padStart(10)} ${unit.padEnd(6)}${against}${note ? `  (${note})` : ''}`,
  );
}
const folder = join(import.meta.dirname, '..', '..', '.cache', 'benchmarks');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
writeFileSync(
  file,
  `${JSON.stringify({ node: process.version, cores: availableParallelism(), load, figures }, null, 2)}\n`,
);
