import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { runInProcess } from './limited-process.ts';

test('a process that is slow gives way to every other', async () => {
  const { output, exitCode } = await runInProcess({
    command: [fileURLToPath(new URL('testing/priority-process.ts', import.meta.url))],
    input: Buffer.alloc(0),
    limitMs: 20_000,
    slowMs: 1,
    maxBytes: 100,
    signal: new AbortController().signal,
  });
  expect([output.toString(), exitCode]).toEqual(['the lowest', 0]);
});
