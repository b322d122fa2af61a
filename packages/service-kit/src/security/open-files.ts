import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

const modeOf = (path: string): number => {
  try {
    return statSync(path).mode;
  } catch {
    // Write-ahead logs come and go.
    return 0;
  }
};

/** Everything in a folder, the folder itself included, that other users of the machine may open. */
export const openToOthers = (dir: string): string[] => {
  const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return ['.', ...entries].filter((name) => (modeOf(join(dir, name)) & OTHERS) !== 0);
};
