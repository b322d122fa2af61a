import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@argint/contracts';

/** Records which databases the product uses, once it has started completely. */
export const rememberStores = (file: string, dataDir: string): void => {
  const stores = readdirSync(dataDir)
    .filter((name) => name.endsWith('.sqlite'))
    .sort();
  const written = `${file}.new`;
  writeFileSync(written, `${JSON.stringify(stores)}\n`, { mode: 0o600 });
  renameSync(written, file);
};

/**
 * Checks that each database of the last complete start is still there. Starting with an empty one instead would hide
 * that essays or accounts are lost.
 * @throws AppError UNAVAILABLE that names what is missing
 */
export const requireKnownStores = (file: string, dataDir: string): void => {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const missing = known.filter((name) => !existsSync(join(dataDir, name)));
  if (missing.length === 0) return;
  throw new AppError(
    'UNAVAILABLE',
    `${missing.join(', ')} missing in DATA_DIR ${dataDir}, present at the last start. Restore from a backup, or delete ${file} to start with what is there.`,
  );
};
