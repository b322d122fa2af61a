import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const read = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** One line for each file that `actual` lacks, has too many or has with other content. Empty when the folders are equal. */
export const folderDifferences = async (actual: string, expected: string): Promise<string[]> => {
  const names = [...new Set([...filesIn(actual), ...filesIn(expected)])].sort();
  const compared = await Promise.all(
    names.map(async (name) => {
      const [is, should] = await Promise.all([
        read(join(actual, name)),
        read(join(expected, name)),
      ]);
      if (is === should) return [];
      if (is === undefined) return [`${name} is missing`];
      return [should === undefined ? `${name} has no source` : `${name} differs`];
    }),
  );
  return compared.flat();
};
