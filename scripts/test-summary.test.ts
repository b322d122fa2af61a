import { describe, expect, test } from '@jest/globals';
import {
  countedLine,
  countOutcomes,
  endingSignal,
  filesToRunAgain,
  projectLines,
  skipLines,
  withSecondRun,
} from './test-summary.ts';
import type { FileOutcome } from './test-summary.ts';

const file = (given: Partial<FileOutcome>): FileOutcome => ({
  project: 'node',
  path: '/a.test.ts',
  passed: 0,
  failed: 0,
  broken: false,
  endedBy: null,
  skipped: [],
  ...given,
});

describe('the counted line', () => {
  test('counts skipped tests only when there are any', () => {
    expect(countedLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(countedLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  test('counts a file that did not load as one failure', () => {
    const counts = countOutcomes([file({ passed: 2 }), file({ broken: true })]);
    expect(countedLine(counts)).toBe('2 passed, 1 failed');
  });
});

test('projectLines gives each project a line with its totals', () => {
  const outcomes = [file({ passed: 2 }), file({ project: 'web', passed: 1 }), file({ failed: 1 })];
  expect(projectLines(outcomes)).toEqual(['node: 3 tests in 2 files', 'web: 1 tests in 1 files']);
});

test('skipLines groups skipped tests by the reason in their titles', () => {
  const outcomes = [
    file({ skipped: ['browser [why: no Chromium found] signs in', 'a [why: no Chromium found]'] }),
    file({ skipped: ['is forgotten'] }),
  ];
  expect(skipLines(outcomes)).toEqual([
    'skipped: 2 tests, no Chromium found',
    "skipped: 1 test, no reason given ('is forgotten')",
  ]);
});

describe('a file whose process a signal ended', () => {
  test('is known by the message of Jest, and no other failure is', () => {
    expect(
      endingSignal(
        'A jest worker process (pid=7) was terminated by another process: signal=SIGSEGV, exitCode=null. More.',
      ),
    ).toBe('SIGSEGV');
    expect(endingSignal('expect(received).toBe(expected): signal=SIGSEGV')).toBeNull();
    expect(endingSignal(undefined)).toBeNull();
  });

  test('counts as its second run says, good or bad', () => {
    const first = [file({ path: '/a', passed: 2 }), file({ path: '/b', broken: true })];
    const good = withSecondRun(first, [file({ path: '/b', passed: 3 })]);
    expect(countOutcomes(good)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    const bad = withSecondRun(first, [file({ path: '/b', broken: true })]);
    expect(countOutcomes(bad)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(withSecondRun(first, [])).toEqual(first);
  });
});

describe('a file with a browser that failed', () => {
  const failed = (name: string) => file({ path: `/e2e/${name}.test.ts`, failed: 1 });
  const again = (...outcomes: FileOutcome[]) =>
    filesToRunAgain(outcomes).map(({ path, reason }) => `${path}: ${reason}`);

  test('runs again by itself when others ran beside it', () => {
    expect(again(failed('browser-home'), file({}), failed('money'))).toEqual([
      '/e2e/browser-home.test.ts: failed beside other files: 1',
    ]);
    expect(again(failed('browser-home'))).toEqual([]);
  });

  test('does not when three failed, and a file whose process was ended still does', () => {
    const ended = file({ path: '/a', broken: true, endedBy: 'SIGSEGV' });
    const three = ['browser-a', 'browser-b', 'browser-c'].map(failed);
    expect(again(...three, ended)).toEqual(['/a: its process was ended by SIGSEGV']);
  });
});
