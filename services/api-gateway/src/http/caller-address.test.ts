import { describe, expect, test } from '@jest/globals';
import type { Request } from 'express';
import { addressOf } from './caller-address.ts';

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2ff::1', '2001:db8:1:02'],
    ['2001:db8:1:200:aaaa:bbbb:cccc:dddd', '2001:db8:1:02'],
    ['2001:db8:1:300::1', '2001:db8:1:03'],
    ['::1', '0:0:0:00'],
  ])('%s counts as %s', (ip, expected) => {
    expect(addressOf({ ip } as Request)).toBe(expected);
  });
});
