import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new temporary folder. `remove` deletes it with its contents. */
export const tempDir = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'argint-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
};
