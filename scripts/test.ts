import { fork } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from './memory-folder.ts';
import {
  countedLine,
  countOutcomes,
  filesToRunAgain,
  projectLines,
  skipLines,
  withSecondRun,
} from './test-summary.ts';
import type { FileOutcome } from './test-summary.ts';

/** How long Jest may take to exit after its last test, in milliseconds. */
const EXIT_LIMIT_MS = 15_000;

const root = join(import.meta.dirname, '..');

/** How a run of Jest ended. Without `outcomes` it ended before its report. */
interface JestRun {
  outcomes: FileOutcome[] | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
}

const scratch = memoryFolder();

const runJest = (args: readonly string[]): Promise<JestRun> => {
  const jest = fork(
    fileURLToPath(import.meta.resolve('jest/bin/jest')),
    [
      // --reporters takes every plain argument that follows it, so an option must come next.
      `--reporters=${join(import.meta.dirname, 'summary-reporter.ts')}`,
      '--ci',
      ...args,
    ],
    {
      cwd: root,
      env: { ...process.env, ...(scratch && { TMPDIR: scratch.path }) },
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own, so that a signal also ends Jest's workers and the programs that tests have started.
      detached: true,
    },
  );
  const signalGroup = (signal: NodeJS.Signals): void => {
    if (jest.pid !== undefined) process.kill(-jest.pid, signal);
  };
  const passOn = (signal: NodeJS.Signals): void => {
    wasStopped = true;
    signalGroup(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, passOn);

  let outcomes: FileOutcome[] | undefined;
  let exitTimer: NodeJS.Timeout | undefined;
  jest.on('message', (message: FileOutcome[]) => {
    outcomes = message;
    exitTimer = setTimeout(() => signalGroup('SIGKILL'), EXIT_LIMIT_MS);
  });
  return new Promise((resolve) => {
    jest.on('exit', (code, signal) => {
      clearTimeout(exitTimer);
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, passOn);
      resolve({ outcomes, code, signal });
    });
  });
};

let wasStopped = false;
const first = await runJest(process.argv.slice(2));
const runs = [first];
let outcomes = first.outcomes ?? [];

// A second failure counts. The first stays in what was printed.
const again = filesToRunAgain(outcomes);
if (again.length > 0 && !wasStopped) {
  for (const { path, reason } of again)
    console.log(`running again: ${relative(root, path)}, ${reason}`);
  const second = await runJest([
    '--runInBand',
    '--runTestsByPath',
    ...again.map(({ path }) => path),
  ]);
  runs.push(second);
  outcomes = withSecondRun(outcomes, second.outcomes ?? []);
}

scratch?.remove();

const counts = countOutcomes(outcomes);
for (const line of [...projectLines(outcomes), ...skipLines(outcomes)]) console.log(line);
const last = runs.at(-1) ?? first;
if (runs.some((run) => run.outcomes && run.signal === 'SIGKILL')) {
  console.log('A test left something open: jest did not end (find it with --detectOpenHandles).');
  counts.failed += 1;
} else if (last.code !== 0 && counts.failed === 0) {
  console.log(`Jest ended with ${last.signal ?? `code ${last.code}`} though no test failed.`);
  counts.failed += 1;
} else if (counts.passed + counts.failed === 0) {
  console.log('No test ran.');
  counts.failed += 1;
}
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(countedLine(counts));
