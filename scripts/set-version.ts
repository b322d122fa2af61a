import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVersion } from './chart-version.ts';
import { root } from './generated-files.ts';

// Sets the version of the chart and the application: npm run set-version -- 0.2.0. docs/operations/upgrading.md says
// when. `npm run check:chart` compares it with the tags.

const file = join(root, 'charts/argument-intelligence/Chart.yaml');
const version = process.argv[2] ?? '';
writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version));
