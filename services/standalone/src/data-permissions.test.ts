import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tempDir } from '@argint/testkit';
import { tightenPermissions } from './data-permissions.ts';

describe('the permissions of a data folder', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let key: string;
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  beforeEach(async () => {
    dir = await tempDir();
    key = join(dir.path, 'master.key');
  });
  afterEach(() => dir.remove());

  test('a folder that only its owner may use is left alone', () => {
    writeFileSync(key, 'k', { mode: 0o600 });
    expect(tightenPermissions(dir.path, [key])).toEqual([]);
  });

  test('a folder without a key is left alone', () => {
    expect(tightenPermissions(dir.path, [key])).toEqual([]);
  });

  test('the file of previous master keys is closed as well', () => {
    const previous = join(dir.path, 'master.key.previous');
    writeFileSync(previous, 'k');
    chmodSync(previous, 0o644);
    expect(tightenPermissions(dir.path, [key, previous])).toHaveLength(1);
    expect(modeOf(previous)).toBe(0o600);
  });

  test('permissions of other users are taken away, with one warning for each', () => {
    writeFileSync(key, 'k');
    chmodSync(key, 0o644);
    chmodSync(dir.path, 0o777);
    expect(tightenPermissions(dir.path, [key])).toEqual([
      `${dir.path} was open to other users of this machine (mode 0777). Its mode is 0700 now.`,
      expect.stringMatching(/master\.key was open to other users .*\(mode 0644\)/),
    ]);
    expect([modeOf(dir.path), modeOf(key)]).toEqual([0o700, 0o600]);
  });

  test('a folder that all users share is refused and not changed', () => {
    chmodSync(dir.path, 0o1777);
    expect(() => tightenPermissions(dir.path, [key])).toThrow(/share \(mode 1777\)/);
    expect(modeOf(dir.path)).toBe(0o777);
  });
});
