import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderDifferences } from './folder-differences.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'argint-test-'));
});
afterEach(() => rm(base, { recursive: true }));

const folder = async (name: string, files: Record<string, string>): Promise<string> => {
  await mkdir(join(base, name, 'deep'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(base, name, file), text);
  return join(base, name);
};

test('folderDifferences returns nothing for equal folders', async () => {
  const files = { 'a.ts': '1', 'deep/b.ts': '2' };
  expect(await folderDifferences(await folder('x', files), await folder('y', files))).toEqual([]);
});

test('folderDifferences names each missing, extra and changed file once', async () => {
  const actual = await folder('x', { 'deep/b.ts': 'old', 'left-over.ts': '' });
  const expected = await folder('y', { 'deep/b.ts': 'new', 'a.ts': '' });
  expect(await folderDifferences(actual, expected)).toEqual([
    'a.ts is missing',
    'deep/b.ts differs',
    'left-over.ts has no source',
  ]);
});
