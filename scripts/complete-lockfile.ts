import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileGaps, type LockEntries } from './lockfile-gaps.ts';

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockEntries };
const gaps = lockfileGaps(lock.packages);
const names = Object.keys(gaps);

if (names.length > 0 && process.argv.includes('--check')) {
  console.error(`package-lock.json lacks what npm ci will ask for. Run: npm run lock`);
  for (const name of names) console.error(`  ${name}`);
  process.exitCode = 1;
} else if (names.length > 0) {
  // npm sorts the same way.
  const all = Object.entries({ ...lock.packages, ...gaps });
  const sorted = all.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    file,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
  console.log(`package-lock.json: ${names.length} binaries of other platforms added`);
}
