import { parseArgs } from 'node:util';
import { dumpDatabases, restoreDatabases, type CopyCount } from '@argint/aggregate-store-mongo';
import { orSayWhy } from './run-command.ts';

// Copies the databases of the product out of MongoDB and into an empty one, where mongodump and mongorestore are not at
// hand. Stop what writes first (docs/operations/backup-and-restore.md).
//   node scripts/cluster/copy-store.ts dump --to FOLDER [--prefix argint-]
//   node scripts/cluster/copy-store.ts restore --from FOLDER
// Settings: MONGO_URL.

const USAGE = 'Give dump --to FOLDER or restore --from FOLDER, and set MONGO_URL.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    prefix: { type: 'string', default: 'argint-' },
  },
});

const copy = (url: string | undefined, command = ''): Promise<CopyCount> => {
  if (url && command === 'dump' && values.to) return dumpDatabases(url, values.prefix, values.to);
  if (url && command === 'restore' && values.from) return restoreDatabases(url, values.from);
  throw new Error(USAGE);
};

await orSayWhy(async () => {
  const start = performance.now();
  const { databases, documents, bytes } = await copy(process.env['MONGO_URL'], positionals[0]);
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `${databases} databases, ${documents} documents, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
  );
});
