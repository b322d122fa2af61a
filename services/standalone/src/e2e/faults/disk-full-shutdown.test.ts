import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { registerUser, tempDir } from '@argint/testkit';
import { runStandalone } from '../../create-standalone.ts';
import { urlOf } from '../../run-file.ts';
import { quietEnvironment } from './testing/quiet-environment.ts';

jest.setTimeout(120_000);

describe('a full disk while the product stops', () => {
  const databases = new Set<DatabaseSync>();
  let dir: Awaited<ReturnType<typeof tempDir>>;

  beforeAll(async () => {
    const { exec } = DatabaseSync.prototype;
    jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql: string,
    ) {
      databases.add(this);
      exec.call(this, sql);
    });
    dir = await tempDir();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await dir.remove();
  });

  test('does not prevent an ordered shutdown or the next start', async () => {
    const start = () => runStandalone({ ...quietEnvironment(dir.path), PORT: '0' });
    const running = await start();
    const user = await registerUser(urlOf(running), 'thandi');
    for (const db of databases) {
      if (!db.isOpen) continue;
      const pages = Number(Object.values(db.prepare('PRAGMA page_count').get() ?? {})[0]);
      db.prepare(`PRAGMA max_page_count=${pages}`).get();
    }
    await expect(user.start('too long to be stored. '.repeat(1_000))).resolves.not.toMatchObject({
      status: 202,
    });
    await expect(running.close()).resolves.toBeUndefined();

    databases.clear();
    const again = await start();
    await expect(again.close()).resolves.toBeUndefined();
  });
});
