import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { hasEnded, memberName } from './member-name.ts';

const named = (pid: number): string => memberName('id').replace(`|${process.pid}|`, `|${pid}|`);

describe('hasEnded', () => {
  test('is true for a member whose process has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(hasEnded(named(pid))).toBe(true);
  });

  test('is false while the process runs, this one or another', () => {
    expect([hasEnded(memberName('mine')), hasEnded(named(process.ppid))]).toEqual([false, false]);
  });

  test('is true for a member of an earlier process with the same process id', () => {
    expect(hasEnded(`${memberName('now')}-earlier`)).toBe(true);
  });

  test('is false for a member of another machine or container, whose lease decides', () => {
    expect([hasEnded('pid:[1]|1|id'), hasEnded('member-7')]).toEqual([false, false]);
  });
});
