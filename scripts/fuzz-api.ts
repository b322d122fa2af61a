/**
 * npm run fuzz-api [-- --examples 50] [--seed 1]
 *
 * Question: does a request that fits the served OpenAPI document, or nearly fits it, ever get a 5xx, or an answer
 * that the document does not describe? Starts a product in a temporary folder and lets Schemathesis
 * (https://schemathesis.readthedocs.io, a program from PyPI) call it with a student's token. The setting SCHEMATHESIS
 * names the program; without it nothing runs, and the last line says so. Ends with `N passed, N failed`, where each
 * request is one.
 *
 * Not checked: that data which fits the document is accepted (a cursor or an address has rules that a schema does not
 * say).
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { launchStandalone, registerUser, tempDir } from '@argint/testkit';

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'use_after_free',
  'ignored_auth',
  'unsupported_method',
];
/** They end the session that the other calls need. */
const LEFT_OUT = '^/api/auth/logout$|^/api/profile/password$';

const { values } = parseArgs({
  options: { examples: { type: 'string', default: '15' }, seed: { type: 'string', default: '1' } },
});
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';
if (spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.log('skipped: the API is not fuzzed, because SCHEMATHESIS names no program');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}

const dir = await tempDir();
const product = await launchStandalone(dir.path, { LOG_LEVEL: 'silent' });
try {
  const { session } = await registerUser(product.url, 'fuzzed');
  const run = spawnSync(
    program,
    [
      'run',
      `${product.url}/api/docs/openapi.json`,
      ...['--url', product.url],
      ...['--header', `Authorization: Bearer ${session.token}`],
      ...['--checks', CHECKS.join(',')],
      ...['--max-examples', values.examples],
      ...['--seed', values.seed],
      ...['--exclude-path-regex', LEFT_OUT],
      ...['--generation-database', 'none'],
      '--no-color',
    ],
    { cwd: dir.path, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const [, generated = '0'] = /(\d+) generated/.exec(run.stdout) ?? [];
  const [, faults = '0'] = /(\d+) found \d+ unique failures?/.exec(run.stdout) ?? [];
  const [, tested = '0'] = /Tested: (\d+)/.exec(run.stdout) ?? [];
  const isBroken = run.status !== 0 && faults === '0';
  if (run.status !== 0) console.log(run.stdout, run.stderr);
  const failed = isBroken ? 1 : Number(faults);
  console.log(`${tested} operations were called`);
  console.log(`${Number(generated) - Number(faults)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await product.stop();
  await dir.remove();
}
