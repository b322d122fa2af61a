import { expect, test } from '@jest/globals';
import { progressOn } from './progress.ts';

const run = (isTTY: boolean): string => {
  let clock = 0;
  let written = '';
  const progress = progressOn({ isTTY, write: (text: string) => (written += text) }, () => clock);
  for (let i = 0; i < 3; i++) {
    clock += 150;
    progress.tick();
  }
  progress.end();
  return written;
};

test('progress on a terminal replaces its line, and elsewhere a short run reports only once', () => {
  expect(run(true)).toBe('\r2 texts answered in 0.3 s\r3 texts answered in 0.5 s\n');
  expect(run(false)).toBe('3 texts answered in 0.5 s\n');
});
