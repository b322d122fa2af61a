import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFolders, root } from './generated-files.ts';

for (const { folder, write } of generatedFolders) {
  const fresh = await mkdtemp(join(tmpdir(), 'argint-generate-'));
  try {
    await write(fresh);
    await rm(join(root, folder), { recursive: true, force: true });
    await cp(fresh, join(root, folder), { recursive: true });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
