import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { isGone, memberName } from './member-name.ts';

const named = (pid: number): string => memberName('id').replace(`|${process.pid}|`, `|${pid}|`);

describe('a member of a group', () => {
  test('is gone once its process has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(isGone(named(pid))).toBe(true);
  });

  test('is not gone while its process runs, this one or another', () => {
    expect([isGone(memberName('mine')), isGone(named(process.ppid))]).toEqual([false, false]);
  });

  test('of an earlier life under the same process id is gone', () => {
    expect(isGone(`${memberName('now')}-earlier`)).toBe(true);
  });

  test('of another machine or container is left to its lease', () => {
    expect([isGone('pid:[1]|1|id'), isGone('member-7')]).toEqual([false, false]);
  });
});
