import { expect, test } from '@jest/globals';
import { memoizeByKey } from './memoize-by-key.ts';

test('memoizeByKey runs once per key, even if the result is undefined', () => {
  const asked: string[] = [];
  const read = memoizeByKey((key: { name: string }, suffix: string): undefined => {
    asked.push(key.name + suffix);
  });
  const [one, two] = [{ name: 'one' }, { name: 'two' }];
  for (const key of [one, two, one]) read(key, '!');
  expect(asked).toEqual(['one!', 'two!']);
});

test('memoizeByKey runs again after an error', () => {
  let left = 1;
  const read = memoizeByKey((key: { name: string }): string => {
    if (left-- > 0) throw new Error('not yet');
    return key.name;
  });
  const key = { name: 'one' };
  expect(() => read(key)).toThrow('not yet');
  expect(read(key)).toBe('one');
});
