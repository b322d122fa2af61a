import { expect, test } from '@jest/globals';
import { fairShare } from '../groups/consumer-group-store.ts';
import { keyPartition } from './key-partition.ts';

test('the partition of a key never changes between versions', () => {
  expect(['', 'a', 'user-1', 'ключ'].map((key) => keyPartition(key, 16))).toMatchInlineSnapshot(`
    [
      9,
      0,
      7,
      11,
    ]
  `);
});

test('keys spread evenly over the partitions', () => {
  for (const prefix of ['', 'job-', '0192a6f0-aaaa-7bbb-8ccc-']) {
    const counts = Array.from({ length: 16 }, () => 0);
    for (let index = 0; index < 16_000; index += 1)
      counts[keyPartition(`${prefix}${index}`, 16)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1_200);
  }
});

test('fair shares differ by one at most and add up to all partitions', () => {
  for (let members = 1; members <= 20; members += 1) {
    const shares = Array.from({ length: members }, (_, rank) => fairShare(16, members, rank));
    expect(shares.reduce((sum, share) => sum + share)).toBe(16);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});
