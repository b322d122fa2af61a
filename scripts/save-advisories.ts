import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesOf } from './advisories.ts';

/** Where the security audit of the gateway reads it. */
const file = join(import.meta.dirname, '../advisories.json');

// npm ends with 1 where it found something, which is an answer too.
const output = await new Promise<string>((resolve) => {
  execFile('npm', ['audit', '--omit=dev', '--json'], { maxBuffer: 2 ** 26 }, (_error, stdout) =>
    resolve(stdout),
  );
});
const found = advisoriesOf(output, new Date());
if (found === null) {
  // An old list would say that the build was checked.
  rmSync(file, { force: true });
  console.log('The registry does not answer questions about advisories: the audit will say so.');
} else {
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`Advisories: ${found.critical} critical, ${found.high} high.`);
}
