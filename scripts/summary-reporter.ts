import { relative } from 'node:path';
import type { Reporter, Test, TestResult } from '@jest/reporters';
import { endingSignal } from './test-summary.ts';
import type { FileOutcome } from './test-summary.ts';

const outcomeOf = (project: string, result: TestResult): FileOutcome => ({
  project,
  path: result.testFilePath,
  passed: result.numPassingTests,
  failed: result.numFailingTests,
  broken: result.testExecError !== undefined && result.testExecError !== null,
  endedBy: endingSignal(result.testExecError?.message),
  skipped: result.testResults
    .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
    .map(({ fullName }) => fullName),
});

const printFailure = (project: string, result: TestResult): void => {
  console.log(`\nFAILED ${project} ${relative(process.cwd(), result.testFilePath)}`);
  console.log(result.failureMessage ?? 'no message');
  for (const { type, message, origin } of result.console ?? []) {
    console.log(`console.${type}: ${message}\n${origin.split('\n', 1)[0]}`);
  }
};

/** A Jest reporter that prints failures only and sends the counts to scripts/test.ts. */
export default class SummaryReporter implements Pick<Reporter, 'onTestResult' | 'onRunComplete'> {
  readonly #outcomes: FileOutcome[] = [];

  onTestResult({ context }: Test, result: TestResult): void {
    const project = context.config.displayName?.name ?? 'tests';
    const outcome = outcomeOf(project, result);
    this.#outcomes.push(outcome);
    if (outcome.failed > 0 || outcome.broken) printFailure(project, result);
  }

  onRunComplete(): void {
    process.send?.(this.#outcomes);
  }
}
