import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const loads = (entry: string): boolean => {
  const probe = `import { registerHooks } from 'node:module';
    let read = false;
    registerHooks({ load: (url, context, next) => {
      read ||= url.includes('/wink-eng-lite-web-model/');
      return next(url, context);
    } });
    await import(${JSON.stringify(entry)});
    process.stdout.write(String(read));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', probe], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  if (!/^(?:true|false)$/.test(stdout)) throw new Error(stderr);
  return stdout === 'true';
};

test('importing jobs.ts does not load the tagger, and importing the whole engine does', () => {
  expect(loads('@argint/critique-engine/jobs')).toBe(false);
  expect(loads('@argint/critique-engine')).toBe(true);
});
