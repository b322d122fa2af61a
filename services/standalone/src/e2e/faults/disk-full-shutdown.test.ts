import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { registerUser, tempDir } from '@argint/testkit';
import { runStandalone } from '../../create-standalone.ts';
import { urlOf } from '../../run-file.ts';
import { useFullDisk } from './testing/full-disk.ts';
import { quietEnvironment } from './testing/quiet-environment.ts';

jest.setTimeout(120_000);

describe('a full disk while the product stops', () => {
  const { fill } = useFullDisk();
  let dir: Awaited<ReturnType<typeof tempDir>>;

  beforeAll(async () => {
    dir = await tempDir();
  });
  afterAll(() => dir.remove());

  test('a full disk does not prevent an ordered shutdown or the next start', async () => {
    const start = () => runStandalone({ ...quietEnvironment(dir.path), PORT: '0' });
    const running = await start();
    const user = await registerUser(urlOf(running), 'thandi');
    fill();
    await expect(user.start('too long to be stored. '.repeat(1_000))).resolves.not.toMatchObject({
      status: 202,
    });
    await expect(running.close()).resolves.toBeUndefined();

    const again = await start();
    await expect(again.close()).resolves.toBeUndefined();
  });
});
