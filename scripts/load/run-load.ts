/**
 * npm run load -- SCENARIO (--own | --base-url URL) [--minutes N …]
 *
 * Runs one k6 scenario against a product on loopback, prints a table and exits 1 when a threshold failed. It exits 2
 * when the command line is wrong or k6 is missing. The setting K6 names the program; npm's package k6 is not it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunFile } from '@argint/standalone';
import { failedThresholds, reportLines, type K6Summary } from './load-report.ts';
import { loadUsage, parseLoadOptions, type LoadOptions } from './load-options.ts';
import { grantUsers, registerUsers } from './load-users.ts';
import { startOwnProduct } from './own-product.ts';
import { courseOf, FLAT_GROWTH, sampleMemory } from './resident-memory.ts';

/** Beyond its own duration a scenario gets this long for its set-up and the analyses that are still open. */
const EXTRA_MS = 180_000;

/** Exit code of k6 when a threshold failed. */
const THRESHOLD_FAILED = 99;

const k6 = process.env['K6'] ?? 'k6';

/** Runs the script. k6 must end within the scenario's time. Resolves with whether every threshold held. */
const runK6 = async (options: LoadOptions, env: Record<string, string>): Promise<boolean> => {
  const script = join(import.meta.dirname, 'scenarios', `${options.name}.ts`);
  const child = spawn(k6, ['run', '--quiet', '--no-usage-report', '--no-color', script], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const limit = setTimeout(
    () => child.kill('SIGKILL'),
    options.amounts.minutes * 60_000 + EXTRA_MS,
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(limit);
  if (code !== 0 && code !== THRESHOLD_FAILED) throw new Error(`k6 ended with ${code ?? signal}.`);
  return code === 0;
};

const metricsOf = (dataDir: string): string => {
  const { ops } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as RunFile;
  return `http://${ops}/metrics`;
};

const run = async (options: LoadOptions): Promise<boolean> => {
  const own = options.origin === undefined ? await startOwnProduct() : undefined;
  const origin = own?.origin ?? options.origin ?? '';
  const dataDir = own?.dataDir ?? options.dataDir;
  // The tokens of the accounts lie in this folder, which only its owner can read.
  const scratch = mkdtempSync(join(tmpdir(), 'argint-load-run-'));
  try {
    const { scenario, amounts, name } = options;
    const users = await registerUsers(origin, scenario.users);
    if (dataDir !== undefined) await grantUsers(dataDir, users, scenario.grant);
    const usersFile = join(scratch, 'users.json');
    const summaryFile = join(scratch, 'summary.json');
    writeFileSync(usersFile, JSON.stringify(users), { mode: 0o600 });
    const metricsUrl = options.metricsUrl ?? (dataDir && metricsOf(dataDir));
    const before = loadavg()[0] ?? 0;
    const memory = metricsUrl === undefined ? undefined : sampleMemory(metricsUrl);
    let isHeld = false;
    try {
      isHeld = await runK6(options, {
        BASE_URL: origin,
        USERS_FILE: usersFile,
        SUMMARY_FILE: summaryFile,
        // Without an operator's grant there are only trial credits, so the analyses are those that cost nothing.
        ANALYSIS_TYPE: dataDir === undefined ? 'simple' : 'hybrid',
        ...Object.fromEntries(
          Object.entries(amounts).map(([key, value]) => [key.toUpperCase(), String(value)]),
        ),
      });
    } finally {
      memory?.stop();
    }
    const course = memory && courseOf(memory.stop());
    const summary = JSON.parse(readFileSync(summaryFile, 'utf8')) as K6Summary;
    const failed = failedThresholds(summary);
    if (!isHeld && failed.length === 0) failed.push('a threshold that the summary does not name');
    if (scenario.isMemoryFlat && !course?.isFlat)
      failed.push(course ? `memory: grows by at most ${FLAT_GROWTH * 100} %` : 'memory: was read');
    console.log(`${name}: ${scenario.question}`);
    console.log(
      `${new Date().toISOString()}, ${availableParallelism()} cores, load ${before.toFixed(1)} before, Node ${process.version}, ${Object.entries(
        amounts,
      )
        .map(([key, value]) => `${key} ${value}`)
        .join(', ')}`,
    );
    for (const one of reportLines(summary, course)) console.log(`  ${one}`);
    for (const one of failed) console.log(`  FAILED ${one}`);
    if (failed.length === 0) console.log('  every threshold held');
    return failed.length === 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await own?.stop();
  }
};

const explain = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

let options: LoadOptions | undefined;
try {
  options = parseLoadOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${explain(error)}\n\n${loadUsage()}`);
  process.exitCode = 2;
}
if (options && spawnSync(k6, ['version'], { stdio: 'ignore' }).status !== 0) {
  console.error(
    `The program ${k6} does not run. Install Grafana k6 1.x (https://grafana.com/docs/k6) or name it with the setting K6. npm's package k6 is something else.`,
  );
  process.exitCode = 2;
} else if (options) {
  // Ctrl-C reaches k6 too, which then ends. The product of our own still has to be stopped.
  process.on('SIGINT', () => undefined);
  try {
    if (!(await run(options))) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
