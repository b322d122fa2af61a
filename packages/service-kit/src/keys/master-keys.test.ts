import { expect, test } from '@jest/globals';
import { parseConfig } from '../config.ts';
import { keysOf, mapKeys, masterKeyConfig, masterKeysOf } from './master-keys.ts';

const key = (n: number): string => Buffer.alloc(32, n).toString('base64');
const ring = (settings: Record<string, string>) =>
  masterKeysOf(parseConfig(masterKeyConfig('Key of all keys'), settings));
const list = (settings: Record<string, string>): string[] =>
  keysOf(ring(settings)).map(({ base64 }) => base64);

test('one master key is a ring without other keys', () => {
  expect(ring({ MASTER_KEY: key(1) })).toMatchObject({
    current: { base64: key(1) },
    next: [],
    previous: [],
  });
});

test('other keys are separated by commas, blanks or line ends', () => {
  const settings = { MASTER_KEY: key(1), MASTER_KEY_PREVIOUS: `${key(2)}, ${key(3)}\n${key(4)}\n` };
  expect(list(settings)).toEqual([key(1), key(2), key(3), key(4)]);
});

test('a key that is given several times is in the ring once, as the newest that it is given as', () => {
  const found = ring({
    MASTER_KEY: key(1),
    MASTER_KEY_NEXT: `${key(2)},${key(1)}`,
    MASTER_KEY_PREVIOUS: `${key(1)},${key(2)},${key(3)},${key(3)}`,
  });
  expect(mapKeys(found, ({ base64 }) => base64)).toEqual({
    current: key(1),
    next: [key(2)],
    previous: [key(3)],
  });
});

test('a key of another length stops the start', () => {
  expect(() => ring({ MASTER_KEY: key(1), MASTER_KEY_PREVIOUS: `${key(2)},short` })).toThrow(
    'MASTER_KEY_PREVIOUS: must be keys of 32 bytes in base64',
  );
});

test('the id of a key is always the same, and another for each key', () => {
  const ids = [1, 1, 2].map((n) => ring({ MASTER_KEY: key(n) }).current.id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
  expect(ids[0]).toMatch(/^[0-9a-f]{16}$/);
});
