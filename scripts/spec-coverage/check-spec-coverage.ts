/**
 * npm run check:spec
 *
 * Question: does docs/spec-coverage.md have an entry for each row of the specifications, and does each test exist that
 * it names? The specifications are not in the repository; spec-rows.ts counts their rows.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../generated-files.ts';
import { coverageFaults } from './coverage-faults.ts';
import { SPEC_ROWS } from './spec-rows.ts';
import { testTitles } from './test-titles.ts';

const DOCUMENT = 'docs/spec-coverage.md';

const faults = coverageFaults({
  document: readFileSync(join(root, DOCUMENT), 'utf8'),
  rows: SPEC_ROWS,
  titlesIn: (path) => {
    const file = join(root, 'docs', path);
    return existsSync(file) ? testTitles(file, readFileSync(file, 'utf8')) : null;
  },
});
for (const fault of faults) console.error(`${DOCUMENT}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
