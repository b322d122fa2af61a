import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { launch, tempDir, type Launched } from '@argint/testkit';
import { lockDataDir } from './data-lock.ts';

const program = fileURLToPath(new URL('testing/lock-holder-process.ts', import.meta.url));

describe('the lock of a data folder', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let file: string;
  const launched: Launched[] = [];
  beforeEach(async () => {
    dir = await tempDir();
    file = join(dir.path, 'product.lock');
  });
  afterEach(async () => {
    await Promise.all(launched.splice(0).map((one) => one.stop('SIGKILL')));
    await dir.remove();
  });
  const start = async (): Promise<Launched> => {
    const one = await launch(program, { env: {}, args: [file], ready: /^(locked|refused)$/ });
    launched.push(one);
    return one;
  };

  test('is held until it is released', () => {
    const release = lockDataDir(file, 'data');
    expect(() => lockDataDir(file, 'data')).toThrow('DATA_DIR data is in use by another product.');
    release();
    lockDataDir(file, 'data')();
  });

  test('names the process that holds it where that is known', () => {
    const release = lockDataDir(file, 'data');
    expect(() => lockDataDir(file, 'data', () => 4_711)).toThrow(
      'in use by the product that runs as process 4711. Stop it, or set DATA_DIR',
    );
    release();
  });

  test('exactly one of several starts at the same moment gets it', async () => {
    const said = (await Promise.all([start(), start(), start(), start()])).map(
      ({ ready }) => ready,
    );
    expect(said.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
  });

  test('is free at once when its process was killed, also while nobody has collected that process', async () => {
    const holder = await start();
    expect(() => lockDataDir(file, 'data')).toThrow('in use');
    await holder.stop('SIGKILL');
    lockDataDir(file, 'data')();
  });

  test('does not care what an earlier life left in the folder', () => {
    writeFileSync(join(dir.path, 'standalone.lock'), String(process.ppid));
    writeFileSync(file, '');
    lockDataDir(file, 'data')();
  });
});
