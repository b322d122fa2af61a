import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderDifferences } from './folder-differences.ts';
import { generatedFolders, root } from './generated-files.ts';

for (const { folder, from, write } of generatedFolders) {
  const fresh = await mkdtemp(join(tmpdir(), 'argint-drift-'));
  try {
    await write(fresh);
    const differences = await folderDifferences(join(root, folder), fresh);
    if (differences.length > 0) {
      process.exitCode = 1;
      console.error(`${folder} is not what ${from} generates. Run: npm run generate`);
      for (const line of differences) console.error(`  ${line}`);
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
