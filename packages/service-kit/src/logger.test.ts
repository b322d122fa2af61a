import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

test('each line of several loggers of a process is whole, and those of the last moment before it exits are written', async () => {
  const program = join(import.meta.dirname, 'testing', 'many-lines-process.ts');
  const { stderr } = await promisify(execFile)(process.execPath, [program], {
    maxBuffer: 10_000_000,
  });
  const lines = stderr.trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line) as { service: string; line: number });
  for (const service of ['first', 'second'])
    expect(told.filter((one) => one.service === service).map(({ line }) => line)).toEqual(
      Array.from({ length: 200 }, (_, line) => line),
    );
});
