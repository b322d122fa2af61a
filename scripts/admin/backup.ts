import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { copyAtOneMoment } from '@argint/sqlite-file';
import type { AdminCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Files beside the databases that a restored folder needs. run.json and product.lock belong to one run. */
const OTHER_FILES = ['master.key', 'master.key.previous', 'stores.json'];

const BUS = 'bus.sqlite';

/** Where a database of the backup comes from. The bus file may be elsewhere. */
const sourceOf = (dataDir: string, name: string): string => {
  const busFile = process.env['BUS_FILE'];
  return name === BUS && busFile ? resolve(busFile) : join(dataDir, name);
};

const databasesOf = (dataDir: string): string[] => {
  if (!existsSync(dataDir)) throw new UsageError(`DATA_DIR ${dataDir} does not exist.`);
  const found = readdirSync(dataDir).filter((name) => name.endsWith('.sqlite') && name !== BUS);
  const remembered = join(dataDir, 'stores.json');
  const known = existsSync(remembered)
    ? (JSON.parse(readFileSync(remembered, 'utf8')) as string[])
    : [];
  const missing = known.filter((name) => name !== BUS && !found.includes(name));
  if (missing.length > 0)
    throw new UsageError(`${missing.join(', ')} missing in DATA_DIR ${dataDir}.`);
  if (found.length === 0) throw new UsageError(`DATA_DIR ${dataDir} has no databases.`);
  const bus = sourceOf(dataDir, BUS);
  if (!existsSync(bus))
    throw new UsageError(`The bus file ${bus} does not exist. Set BUS_FILE as for the product.`);
  return [...found, BUS].sort();
};

const checkTarget = (target: string, dataDir: string): void => {
  if (existsSync(target)) throw new UsageError(`${target} exists. Name a new folder.`);
  const inside = relative(dataDir, target);
  if (!inside.startsWith('..') && inside !== '')
    throw new UsageError(`${target} is inside DATA_DIR and would be lost with it.`);
};

const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

const checksumLine = async (folder: string, name: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk as Buffer);
  return `${hash.digest('hex')}  ${name}\n`;
};

/**
 * Copies DATA_DIR into a new folder, whether the product runs or not. All databases are copied as they are at one
 * moment, so a product that starts from the copy goes on as after `kill -9` at that moment.
 */
export const backup: AdminCommand = {
  usage: 'FOLDER',
  summary: 'Copies the data folder into a new folder, also while the product runs.',
  takesWords: true,
  run: async ({ words }) => {
    const [folder] = words;
    if (folder === undefined || words.length > 1) throw new UsageError('Name one new folder.');
    const dataDir = resolve(process.env['DATA_DIR'] ?? './data');
    const target = resolve(folder);
    const databases = databasesOf(dataDir);
    checkTarget(target, dataDir);

    // A folder with its final name is complete.
    const partial = join(dirname(target), `.${basename(target)}.partial`);
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    await copyAtOneMoment(
      databases.map((name) => ({ from: sourceOf(dataDir, name), to: join(partial, name) })),
    );
    const others = OTHER_FILES.filter((name) => existsSync(join(dataDir, name)));
    for (const name of others) copyFileSync(join(dataDir, name), join(partial, name));
    const files = [...databases, ...others];
    for (const name of files) chmodSync(join(partial, name), 0o600);
    const sums = await Promise.all(files.map((name) => checksumLine(partial, name)));
    writeFileSync(join(partial, 'SHA256SUMS'), sums.join(''), { mode: 0o600 });
    for (const name of [...files, 'SHA256SUMS', '.']) flush(join(partial, name));
    renameSync(partial, target);
    flush(dirname(target));

    const bytes = files.reduce((sum, name) => sum + statSync(join(target, name)).size, 0);
    const keyNote = others.includes('master.key')
      ? ''
      : ' DATA_DIR has no master.key: keep the MASTER_KEY of the environment with this backup.';
    return {
      data: { folder: target, files, bytes, hasMasterKey: others.includes('master.key') },
      text: `${target} holds ${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB.${keyNote}`,
    };
  },
};
