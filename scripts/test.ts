import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countedLine, countOutcomes, projectLines, skipLines } from './test-summary.ts';
import type { FileOutcome } from './test-summary.ts';

/** How long Jest may take to exit after its last test, in milliseconds. */
const EXIT_LIMIT_MS = 15_000;

const jest = fork(
  fileURLToPath(import.meta.resolve('jest/bin/jest')),
  [
    // --reporters takes every plain argument that follows it, so an option must come next.
    `--reporters=${join(import.meta.dirname, 'summary-reporter.ts')}`,
    '--ci',
    ...process.argv.slice(2),
  ],
  {
    cwd: join(import.meta.dirname, '..'),
    execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own, so that a signal also ends Jest's workers and the programs that tests have started.
    detached: true,
  },
);
const signalGroup = (signal: NodeJS.Signals): void => {
  if (jest.pid !== undefined) process.kill(-jest.pid, signal);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => signalGroup(signal));

let outcomes: FileOutcome[] | undefined;
let exitTimer: NodeJS.Timeout | undefined;
jest.on('message', (message: FileOutcome[]) => {
  outcomes = message;
  exitTimer = setTimeout(() => signalGroup('SIGKILL'), EXIT_LIMIT_MS);
});

jest.on('exit', (code, signal) => {
  clearTimeout(exitTimer);
  const counts = countOutcomes(outcomes ?? []);
  for (const line of [...projectLines(outcomes ?? []), ...skipLines(outcomes ?? [])]) {
    console.log(line);
  }
  if (outcomes && signal === 'SIGKILL') {
    console.log('A test left something open: jest did not end (find it with --detectOpenHandles).');
    counts.failed += 1;
  } else if (code !== 0 && counts.failed === 0) {
    console.log(`Jest ended with ${signal ?? `code ${code}`} though no test failed.`);
    counts.failed += 1;
  } else if (counts.passed + counts.failed === 0) {
    console.log('No test ran.');
    counts.failed += 1;
  }
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(countedLine(counts));
});
